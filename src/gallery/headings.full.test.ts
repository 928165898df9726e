import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words } from '#words';
import { fillingNames } from '../blocks/filling.ts';
import type { Lists } from '../domain/content.ts';
import { type AnySection, type BlockName, blockNamed, blocks } from '../sections/blocks.ts';
import { PageSections } from '../sections/page-sections.tsx';
import { filledBlocks, lists } from './filled-blocks.ts';
import { navigation, organisation, personalData } from './of-page.ts';

const empty = { work: words.work.empty, insights: words.insights.empty };

/** Heading levels of a page with these sections, from top to bottom. */
function levelsOf(sections: readonly AnySection[], shown: Lists = lists): number[] {
  const openJobs = words.jobs.open;
  const siteContext = {
    path: '/headings',
    navigation,
    organisation,
    lists: shown,
    empty,
    openJobs,
    thanks: '',
    personalData,
    enquiry: {},
  };
  const html = renderToStaticMarkup(createElement(PageSections, { sections, siteContext }));
  return [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
}

/** Headings that skip a level. */
const skips = (levels: readonly number[]): string[] =>
  levels.flatMap((level, index) => {
    const above = levels[index - 1] ?? 0;
    return level > above + 1 ? [`h${level} below h${above}`] : [];
  });

/** Removes the section header and the hidden heading; only the section's own headings remain. */
const bare = (section: AnySection): AnySection =>
  'frame' in section ? { ...section, frame: { ground: 'paper' } } : section;
const joined = (section: AnySection): AnySection =>
  'frame' in section ? { ...section, frame: { ground: 'paper', joined: true } } : section;

/** Omits Chinese: its headings equal the others', and rendering each character takes long. */
const fillings = fillingNames.filter((name) => name !== 'chinese');
const filled = new Map(
  await Promise.all(fillings.map(async (name) => [name, (await filledBlocks(name)).map(bare)] as const)),
);
const everyOf = (name: BlockName): AnySection[] =>
  [...filled.values()].flatMap((sections) => sections.filter(({ block }) => block === name));
function one(name: BlockName): AnySection {
  const [first] = everyOf(name);
  if (!first) throw new Error(`No filling has the block ${name}.`);
  return first;
}

const noRows: Lists = {
  ...(lists.work ? { work: { ...lists.work, works: [] } } : {}),
  ...(lists.insights ? { insights: { ...lists.insights, articles: [] } } : {}),
  jobs: [],
  newest: [],
};

const withoutHeading = [one('spacer')];
const underHeading = [one('faq')];

/**
 * Levels of the block's first heading over all fillings, with full and empty lists; 0 without one.
 */
function firstOf(name: BlockName, above: readonly AnySection[]): number[] {
  const skipped = levelsOf(above).length;
  const found = everyOf(name).flatMap((section) =>
    [lists, noRows].map((shown) => levelsOf([...above, section], shown).slice(skipped)[0] ?? 0),
  );
  return [...new Set(found)];
}

const names = Object.keys(blocks).filter((name): name is BlockName => name in blocks);

describe.each(names)('%s', (name) => {
  it('starts at its declared heading level, or one higher without a heading above', () => {
    const below = firstOf(name, underHeading);
    const alone = firstOf(name, withoutHeading);
    const [level] = below;
    const declared = blockNamed(name)?.headingLevel ?? 2;
    expect(below.length === 1 && level !== 0 ? level : 'none').toBe(declared);
    expect(alone).toEqual(declared === 3 ? [2] : below);
  });

  it('skips no heading level in any position', () => {
    const issues = everyOf(name).flatMap((section) => {
      if (levelsOf([section]).includes(1)) return skips(levelsOf([section, one('values')]));
      return [
        [one('hero'), section],
        [one('hero'), one('spacer'), joined(section)],
        [one('hero'), one('faq'), section, one('price-list')],
        [one('legal'), section, joined(one('values'))],
      ].flatMap((page) => skips(levelsOf(page)));
    });
    expect(issues).toEqual([]);
  });
});

it('an outline or header heading is one level above the rows of its section', () => {
  const values = one('values');
  if (!('frame' in values)) throw new Error('Values stand on a ground.');
  const bar = { icon: 't', label: 'No. 1', name: 'What we hold to', note: 'Calm.' } as const;
  const under = (frame: object) =>
    levelsOf([one('hero'), { ...values, frame: { ground: 'paper2', ...frame } }]).slice(0, 3);
  expect(under({ outline: 'What we hold to' })).toEqual([1, 2, 3]);
  expect(under({ header: { ...bar, heading: true } })).toEqual([1, 2, 3]);
  expect(under({ header: bar })).toEqual([1, 2, 2]);
});

it.each(fillings)('a page of all sections skips no heading level: %s', async (name) => {
  const all = filled.get(name) ?? [];
  const hero = all.filter(({ block }) => block === 'hero');
  const others = all.filter(({ block }) => blockNamed(block)?.headingLevel !== 1);
  expect(others.length).toBeGreaterThan(45);
  for (const page of [others, others.toReversed()]) expect(skips(levelsOf([...hero, ...page]))).toEqual([]);
});
