import { expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { destinationOf, destinationsFor } from './registry.ts';

const given = (settings: Readonly<Record<string, string>>) => parseSettings({ ...settings });

it('enquiries go to all configured destinations, applications to all but the CRM', () => {
  expect(destinationsFor('enquiry', given({}))).toEqual([]);
  const all = given({
    SHEET_ENDPOINT_URL: 'https://sheet.example',
    CRM_BASE_URL: 'https://crm.example',
    CRM_API_TOKEN: 'token',
    WEBHOOK_URL: 'https://hook.example/in',
    WEBHOOK_SHAPE: 'slack',
    SMTP_URL: 'smtp://mail.example',
  });
  expect(destinationsFor('enquiry', all)).toEqual(['sheet', 'crm', 'webhook', 'mail', 'receipt']);
  expect(destinationsFor('application', all)).toEqual(['sheet', 'webhook', 'mail', 'receipt']);
});

it('an unknown destination is an error', () => {
  expect(() => destinationOf('fax')).toThrow('There is no destination "fax".');
  expect(() => destinationOf('constructor')).toThrow();
});
