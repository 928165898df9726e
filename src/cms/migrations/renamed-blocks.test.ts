import { describe, expect, it } from 'vitest';
import { blockNamed } from '../../sections/blocks.ts';
import { renameBlocks } from './renamed-blocks.ts';

const en = (words: string) => ({ en: words });

/** Sections before and after the renaming, one pair for each change. */
const pairs: readonly (readonly [before: object, after: object])[] = [
  [
    {
      blockType: 'about-hero',
      notice: { name: en('Us') },
      lift: { line: 1, picture: { image: 4 } },
    },
    {
      blockType: 'about-hero',
      note: { name: en('Us') },
      linePicture: { line: 1, picture: { image: 4 } },
    },
  ],
  [
    {
      blockType: 'swell-list',
      frame: {
        ground: 'neon',
        hoist: { signal: '3', number: en('No. 3'), name: en('3'), forecast: en('harbour'), place: en('3 / 8') },
        joined: false,
      },
      items: [{ title: en('tile'), text: en('8') }],
    },
    {
      blockType: 'growing-list',
      frame: {
        ground: 'accent5',
        header: { icon: 't-inverted', label: en('No. 3'), name: en('3'), note: en('harbour'), position: en('3 / 8') },
        joined: false,
      },
      items: [{ title: en('tile'), text: en('8') }],
    },
  ],
  [
    {
      blockType: 'hero',
      sea: 'harbour',
      dry: 'ink',
      notice: { signal: '8-south-west', text: en('sea') },
      blobs: [{ id: 'a', shape: '9', ink: 'tart', place: 'moon' }],
      pictures: [{ signal: '10', picture: { image: 1 } }],
      lookout: { wide: { line: 0, letter: 5 }, person: '9', ink: 'taxi' },
      leadsman: { person: '3', ink: 'tile' },
      boards: false,
      fleet: true,
      gusty: true,
    },
    {
      blockType: 'hero',
      water: 'accent3',
      lastLineInk: 'ink',
      note: { icon: 'triangle-down', text: en('sea') },
      shapes: [{ id: 'a', shape: 'hourglass', ink: 'accent4', place: 'small' }],
      pictures: [{ icon: 'cross', picture: { image: 1 } }],
      mascotOnHeading: { wide: { line: 0, letter: 5 }, name: 'hourglass', ink: 'accent1' },
      mascotWithLine: { name: 't-inverted', ink: 'accent6' },
      signboards: false,
      boats: true,
      wind: true,
    },
  ],
  [
    { blockType: 'float-hero', sea: 'ferry', moon: 'milk', notice: null },
    { blockType: 'float-hero', water: 'accent2', disc: 'paper2', note: null },
  ],
  [
    { blockType: 'faq', person: { person: '8', ink: 'taxi' }, questions: [] },
    { blockType: 'faq', mascot: { name: 'triangle', ink: 'accent1' }, questions: [] },
  ],
  [
    { blockType: 'quote', person: en('Director'), frame: { hoist: {} } },
    { blockType: 'quote', person: en('Director'), frame: { header: {} } },
  ],
  [
    { blockType: 'watches', watches: [{ signal: '8-north-east', ink: 'ferry', weeks: en('all') }] },
    { blockType: 'schedule', tasks: [{ icon: 'double-triangle', ink: 'accent2', weeks: en('all') }] },
  ],
  [
    { blockType: 'works-column', items: [{ signal: '1', work: 3 }] },
    { blockType: 'works-column', items: [{ icon: 't', work: 3 }] },
  ],
  [
    { blockType: 'info-row', signal: null, text: en('neon') },
    { blockType: 'info-row', icon: null, text: en('neon') },
  ],
  [
    { blockType: 'inbox', letters: [{ from: en('Us') }] },
    { blockType: 'inbox', messages: [{ from: en('Us') }] },
  ],
  [
    { blockType: 'experience-counter', readings: [] },
    { blockType: 'experience-counter', metrics: [] },
  ],
  [
    { blockType: 'hands-colour', pictures: { robot: { image: 1 }, 'signal-left': { image: 2 } } },
    { blockType: 'hands-colour', pictures: { robot: { image: 1 }, 'sign-left': { image: 2 } } },
  ],
  [
    { blockType: 'info-cards', cards: [{ ground: 'harbour' }] },
    { blockType: 'info-cards', cards: [{ ground: 'accent3' }] },
  ],
  [
    { blockType: 'services-accordion', rows: [{ ground: 'neon' }] },
    { blockType: 'services-accordion', rows: [{ ground: 'accent5' }] },
  ],
  [
    { blockType: 'pricing-cards', variant: 'ships' },
    { blockType: 'pricing-cards', variant: 'depths' },
  ],
  [
    { blockType: 'hover-rows', variant: 'sounding' },
    { blockType: 'hover-rows', variant: 'descending' },
  ],
  [
    { blockType: 'statement', ground: 'tart', statement: en('tart') },
    { blockType: 'statement', ground: 'accent4', statement: en('tart') },
  ],
  ...[
    ['capsule', 'picture-reveal'],
    ['fares', 'price-list'],
    ['floor', 'floor-number'],
    ['job-opening', 'jobs-hero'],
    ['phones', 'phone-screens'],
    ['two-bills', 'cost-comparison'],
    ['write-anyway', 'open-application'],
  ].map(([before, after]) => [{ blockType: before }, { blockType: after }] as const),
];

describe('the renaming of blocks', () => {
  it.each(pairs)('converts %j', (before, after) => {
    expect(renameBlocks([before])).toEqual([after]);
  });

  it('leaves sections with the new names unchanged', () => {
    const after = pairs.map(([, section]) => section);
    expect(renameBlocks(after)).toEqual(after);
  });

  it('results only in names of existing blocks', () => {
    for (const [, after] of pairs) expect(blockNamed((after as { blockType: string }).blockType)).toBeDefined();
  });

  it.each([[null], [undefined], ['text'], [[null, 4, {}]]])('leaves %j unchanged', (stored) => {
    expect(renameBlocks(stored)).toEqual(stored);
  });
});
