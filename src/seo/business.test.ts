import { expect, it } from 'vitest';
import { defaultOrganisation } from '../content/brand-defaults.ts';
import { firstLanguage } from '../domain/languages.ts';
import { businessData } from './business.ts';

it('structured data gives phone and mail of the organisation under their names', () => {
  const data = businessData(new URL('https://site.example'), defaultOrganisation, firstLanguage);
  const contact = { telephone: defaultOrganisation.phone, email: defaultOrganisation.email };
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'ProfessionalService', ...contact }));
  expect(data).toContainEqual(expect.objectContaining({ contactPoint: expect.objectContaining(contact) }));
});
