import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { chinese, english } from '../../i18n/testing/languages.ts';
import { openForms } from './forms.ts';

it('a job that is withheld from the first language is open on the pages that show it', async () => {
  const jobs = { [english.code]: [{ slug: 'keeper', job: 'Keeper' }], [chinese.code]: [{ slug: 'cook', job: '廚師' }] };
  const forms = openForms(
    {
      settings: parseSettings({ ...process.env, SECRET: 'a secret of this test, long enough for it', ADMIN: 'off' }),
      payload: {} as Payload,
      contentIn: ({ code }) => ({ jobs: async () => jobs[code] ?? [] }),
      hasForm: async () => false,
      deliverNow: () => undefined,
    },
    async () => false,
  );
  expect(await forms.findJob('cook', chinese)).toBe('廚師');
  expect(await forms.findJob('cook', english)).toBeNull();
  // The organisation reads titles in the language that is written first.
  expect(await forms.findJob('keeper', chinese)).toBe('Keeper');
});
