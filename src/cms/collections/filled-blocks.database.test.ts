// On SQLite alone: the test is about validation of fields, and both databases store the same JSON.
import { afterAll, describe, expect, it } from 'vitest';
import { exampleSection } from '../../blocks/block.ts';
import { isStored } from '../../blocks/field-type.ts';
import { type Filling, fillingNames, fillingOf, type Stock } from '../../blocks/filling.ts';
import type { Stored } from '../../blocks/stored.ts';
import { allBlocks } from '../../sections/blocks.ts';
import { openSampleContent } from '../testing/open-for-tests.ts';
import { newEditor } from '../testing/people.ts';

const payload = await openSampleContent();
afterAll(() => payload.destroy());
const ann = await newEditor(payload, 'Ann');

const idsOf = async (
  collection: 'media' | 'films' | 'partners' | 'people' | 'testimonials' | 'works',
): Promise<number[]> => (await payload.find({ collection, pagination: false, depth: 0 })).docs.map(({ id }) => id);

/**
 * Teams and testimonials show records, which are checked when saved and not where they are chosen.
 */
const records = { people: await idsOf('people'), testimonials: await idsOf('testimonials') };
const stock: Stock = {
  pictures: await idsOf('media'),
  films: await idsOf('films'),
  marks: await idsOf('partners'),
  works: await idsOf('works'),
  record: (list) => records[list][0],
};
let pages = 0;

const opening = { blockType: 'hero', heading: { text: 'A page' }, water: 'accent3' };
/** A heading in parts belongs to the opening of a page. */
const opens = ({ heading, blockType }: Stored): boolean => isStored(heading) || blockType === 'legal';

/** Messages of a refused publishing of these sections. */
async function issuesOf(sections: readonly Stored[]): Promise<readonly string[]> {
  pages += 1;
  try {
    await payload.create({
      collection: 'pages',
      overrideAccess: false,
      user: ann,
      data: {
        path: `/filled-${pages}`,
        title: `Filled ${pages}`,
        description: 'A page that is made for a test, with a description that is long enough to be one.',
        ground: 'paper',
        _status: 'published',
        sections: sections as never,
      },
    });
    return [];
  } catch (error) {
    const { errors } = (error as { data?: { errors?: { path: string; message: string }[] } }).data ?? {};
    if (!errors) throw error;
    return errors.map(({ path, message }) => `${path}: ${message}`);
  }
}

const pageOf = (block: (typeof allBlocks)[number], filling: Filling): Stored[] => {
  const example = exampleSection(block, filling);
  return block.group === 'openings' || opens(example) ? [example] : [opening, example];
};

describe.each(fillingNames)('the gallery filling "%s"', (name) => {
  it.each(allBlocks.map((block) => [block.name, block] as const))('%s can be published', async (_, block) => {
    expect(await issuesOf(pageOf(block, fillingOf(name, stock)))).toEqual([]);
  });
});

describe('a text one character over its limit', () => {
  const tooLong = (): Filling => {
    const filling = fillingOf('most', stock);
    const longer = (one: Filling): Filling => ({
      ...one,
      words: (room) => `${one.words(room)}x`,
      at: (row) => longer(one.at(row)),
    });
    return longer(filling);
  };
  it.each(allBlocks.map((block) => [block.name, block] as const))('is refused by %s', async (_, block) => {
    expect((await issuesOf(pageOf(block, tooLong()))).join()).toMatch(/There is room for \d+ letters here/);
  });
});
