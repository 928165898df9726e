// On both databases: a hook rewrites rows of versions within the transaction of the save.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOffice } from '../../rest/testing/office.ts';
import { openForTests } from '../../testing/open-for-tests.ts';
import { newPage } from '../../testing/records.ts';

const payload = await openForTests();
const { as } = await openOffice(payload);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

const section = (id: string, words: string) => ({
  blockType: 'statement',
  id,
  ground: 'paper',
  statement: words,
  paragraph: 'Words.',
});

/** Autosaves as the panel does while an editor types. */
async function write(id: number, body: object, who: 'editor' | 'admin' = 'editor'): Promise<void> {
  const path = `/pages/${id}?depth=0&draft=true&autosave=true`;
  const { status, text } = await as(who, path, { method: 'PATCH', body: { ...body, _status: 'draft' } });
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
}

/** Text of the first section in each version, newest first; a dash where there is none. */
async function versionsOf(id: number): Promise<string[]> {
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: '-createdAt',
    depth: 0,
  });
  return docs.map(({ version }) => {
    const [first] = (version.sections ?? []) as { readonly statement?: string }[];
    return first?.statement ?? '–';
  });
}

it('autosaves within ten minutes share a version, and a later one starts another', async () => {
  const { id } = await newPage(payload, '/stages', { sections: [section('a', 'First')] });
  for (const words of ['Second', 'Third']) {
    later(3);
    await write(id, { sections: [section('a', words)] });
  }
  expect(await versionsOf(id)).toEqual(['Third', 'First']);
  later(11);
  await write(id, { sections: [section('a', 'Fourth')] });
  expect(await versionsOf(id)).toEqual(['Fourth', 'Third', 'First']);
});

it('an autosave that removes a section or much text starts a new version', async () => {
  const { id } = await newPage(payload, '/taken-away', { sections: [section('a', 'First')] });
  later(1);
  await write(id, { sections: [section('a', 'Second'), section('b', 'And another')] });
  later(1);
  await write(id, { sections: [] });
  expect(await versionsOf(id)).toEqual(['–', 'Second', 'First']);
  later(1);
  await write(id, { sections: [{ ...section('a', 'Long'), paragraph: 'Many words. '.repeat(200) }] });
  later(1);
  await write(id, { sections: [section('a', 'Short')] });
  expect((await versionsOf(id)).slice(0, 2)).toEqual(['Short', 'Long']);
});

it('an autosave by another account starts a new version', async () => {
  const { id } = await newPage(payload, '/two-editors', { sections: [section('a', 'First')] });
  later(1);
  await write(id, { sections: [section('a', 'By the editor')] });
  // The previous editor's lock has expired.
  later(3);
  await write(id, { sections: [section('a', 'By the administrator')] }, 'admin');
  expect(await versionsOf(id)).toEqual(['By the administrator', 'By the editor', 'First']);
});
