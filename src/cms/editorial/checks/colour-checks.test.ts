import { describe, expect, it } from 'vitest';
import { words } from '#words';
import { colourIssues } from './colour-checks.ts';

const hero = (more: object) => ({ blockType: 'hero', water: 'accent3', ...more });
const placesOf = (sections: readonly object[], ground = 'paper') =>
  colourIssues(sections as Parameters<typeof colourIssues>[0], ground).map(({ path }) => path);

describe('the colours of a page', () => {
  it('have no issues on any page of the brand', () => {
    expect(words.pages.length).toBeGreaterThan(15);
    for (const { path, ground, sections } of words.pages) {
      const stored = sections.map(({ block, frame, props }) => ({
        ...props,
        blockType: block,
        ...(frame ? { frame } : {}),
      }));
      expect(placesOf(stored, ground), path).toEqual([]);
    }
  });

  it('need visible water and a readable last line of the heading', () => {
    expect(placesOf([hero({ water: 'paper' })])).toEqual(['sections.0.water']);
    expect(placesOf([hero({ lastLineInk: 'accent4' })])).toEqual(['sections.0.lastLineInk']);
    expect(placesOf([hero({ lastLineInk: 'accent1' })])).toEqual([]);
  });

  it('need contrast between the heading and shapes behind it, not shapes between its lines', () => {
    const shape = (ink: string, place: string) => hero({ shapes: [{ shape: 'disc', ink, place }] });
    expect(placesOf([shape('accent2', 'large')])).toEqual(['sections.0.shapes.0.ink']);
    expect(placesOf([shape('accent2', 'between')])).toEqual([]);
    expect(placesOf([shape('accent4', 'small')])).toEqual([]);
    expect(placesOf([{ blockType: 'float-hero', water: 'accent3', disc: 'ink' }])).toEqual(['sections.0.disc']);
  });

  it('need a mascot that differs from the ground of its section, joined sections included', () => {
    const mascot = (ground: string, joined: boolean) => ({
      blockType: 'faq',
      mascot: { name: 'hourglass', ink: 'accent4' },
      frame: { ground, joined },
    });
    expect(placesOf([hero({}), mascot('accent4', false)])).toEqual(['sections.1.mascot.ink']);
    expect(placesOf([hero({}), mascot('accent2', false), mascot('accent4', true)])).toEqual([]);
    expect(placesOf([hero({}), mascot('accent4', false), mascot('accent2', true)])).toEqual([
      'sections.1.mascot.ink',
      'sections.2.mascot.ink',
    ]);
  });

  it('have no issues where a colour is missing or unknown', () => {
    expect(
      placesOf([hero({ water: undefined, lastLineInk: null, shapes: [{}] }), { blockType: 'faq' }], 'nothing'),
    ).toEqual([]);
  });
});
