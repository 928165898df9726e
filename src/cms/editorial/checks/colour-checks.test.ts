import { describe, expect, it } from 'vitest';
import { words } from '#words';
import { colourIssues } from './colour-checks.ts';

const hero = (more: object) => ({ blockType: 'hero', water: 'accent3', ...more });
const placesOf = (sections: readonly object[], ground = 'paper') =>
  colourIssues(sections as Parameters<typeof colourIssues>[0], ground).map(({ path }) => path);

describe('the colours of a page', () => {
  it('are those that the brand chose, on every page of it', () => {
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

  it('let water be told from the page, and a line above it be read', () => {
    expect(placesOf([hero({ water: 'paper' })])).toEqual(['sections.0.water']);
    expect(placesOf([hero({ lastLineInk: 'accent4' })])).toEqual(['sections.0.lastLineInk']);
    expect(placesOf([hero({ lastLineInk: 'accent1' })])).toEqual([]);
  });

  it('let the letters be read before a sun, and not be asked of a shape between the lines', () => {
    const shape = (ink: string, place: string) => hero({ shapes: [{ shape: 'disc', ink, place }] });
    expect(placesOf([shape('accent2', 'large')])).toEqual(['sections.0.shapes.0.ink']);
    expect(placesOf([shape('accent2', 'between')])).toEqual([]);
    expect(placesOf([shape('accent4', 'small')])).toEqual([]);
    expect(placesOf([{ blockType: 'float-hero', water: 'accent3', disc: 'ink' }])).toEqual(['sections.0.disc']);
  });

  it('let somebody be seen on the ground of their section, also of one that goes on in the section above', () => {
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

  it('say nothing of what is not filled in, or no colour', () => {
    expect(
      placesOf([hero({ water: undefined, lastLineInk: null, shapes: [{}] }), { blockType: 'faq' }], 'nothing'),
    ).toEqual([]);
  });
});
