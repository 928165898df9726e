// On SQLite alone: colours are text columns, and validation runs before the query.
import { expect, it } from 'vitest';
import type { Work } from '../../../cms/payload-types.ts';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { newEditor, reasonOf } from '../../../cms/testing/people.ts';
import { newWork } from '../../../cms/testing/records.ts';
import { previewOf } from '../preview.ts';
import { payloadContentSource } from '../source.ts';

const payload = await openForTests();
const ann = await newEditor(payload, 'Ann');
const content = payloadContentSource(payload, 'https://agency.example');
const whole = { deep: '#102030', bright: '#ffcc00', pale: '#ffffff', darkest: '#000000' };
const attack = '#000;}</style><meta http-equiv=refresh content="0;url=https://evil.example">';

/** Returns the colours of the preview while the form holds these. */
async function shownWith(colours: Readonly<Record<string, unknown>>) {
  const record = { ...(await newWork(payload)), colours } as Work;
  const reading = { content, siteOrigin: 'https://agency.example', editing: true };
  const work = await previewOf(payload, { collection: 'works', record }, reading).content.work(record.slug);
  return work?.colours;
}

const write = async (deep: string, draft: boolean) => {
  const { id } = await newWork(payload);
  return reasonOf(
    payload.update({
      collection: 'works',
      id,
      draft,
      user: ann,
      overrideAccess: false,
      data: { colours: { ...whole, deep }, ...(draft ? { _status: 'draft' as const } : {}) },
    }),
  );
};

it('the colours of a case are read only when each is a six-digit hex value', async () => {
  expect(await shownWith(whole)).toEqual(Object.values(whole));
  for (const wrong of [attack, 'red', '#12', '#1234567', '#102030\n', 7, { length: 9 }, ['#102030']])
    expect(await shownWith({ ...whole, darkest: wrong, bright: wrong })).toBeNull();
  expect(await shownWith({ ...whole, dark: attack })).toEqual(Object.values(whole));
});

it('a draft accepts incomplete hex colours and refuses other values', async () => {
  for (const wrong of [attack, 'url(https://evil.example)', '#000;'])
    expect(await write(wrong, true), wrong).toContain('Give a colour');
  for (const typed of ['#1', '#102030', '#ABCDEF']) expect(await write(typed, true), typed).toBe('done');
  expect(await write('#1', false)).toContain('Give a colour');
});
