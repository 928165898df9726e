import { describe, expect, it } from 'vitest';
import { words } from '#words';
import { faultsOfColours } from './colour-checks.ts';

const hero = (more: object) => ({ blockType: 'hero', sea: 'harbour', ...more });
const placesOf = (sections: readonly object[], ground = 'paper') =>
  faultsOfColours(sections as Parameters<typeof faultsOfColours>[0], ground).map(({ path }) => path);

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

  it('let a sea be told from the page, and a dry line be read on it', () => {
    expect(placesOf([hero({ sea: 'paper' })])).toEqual(['sections.0.sea']);
    expect(placesOf([hero({ dry: 'tart' })])).toEqual(['sections.0.dry']);
    expect(placesOf([hero({ dry: 'taxi' })])).toEqual([]);
  });

  it('let the letters be read before a sun, and not be asked of a shape between the lines', () => {
    const blob = (ink: string, place: string) => hero({ blobs: [{ shape: 'disc', ink, place }] });
    expect(placesOf([blob('ferry', 'sun')])).toEqual(['sections.0.blobs.0.ink']);
    expect(placesOf([blob('ferry', 'between')])).toEqual([]);
    expect(placesOf([blob('tart', 'moon')])).toEqual([]);
    expect(placesOf([{ blockType: 'float-hero', sea: 'harbour', moon: 'ink' }])).toEqual(['sections.0.moon']);
  });

  it('let somebody be seen on the ground of their section, also of one that goes on in the section above', () => {
    const person = (ground: string, joined: boolean) => ({
      blockType: 'faq',
      person: { person: '9', ink: 'tart' },
      frame: { ground, joined },
    });
    expect(placesOf([hero({}), person('tart', false)])).toEqual(['sections.1.person.ink']);
    expect(placesOf([hero({}), person('ferry', false), person('tart', true)])).toEqual([]);
    expect(placesOf([hero({}), person('tart', false), person('ferry', true)])).toEqual([
      'sections.1.person.ink',
      'sections.2.person.ink',
    ]);
  });

  it('say nothing of what is not filled in, or no colour', () => {
    expect(placesOf([hero({ sea: undefined, dry: null, blobs: [{}] }), { blockType: 'faq' }], 'nothing')).toEqual([]);
  });
});
