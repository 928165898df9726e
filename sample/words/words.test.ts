import { describe, expect, it } from 'vitest';
import { team } from './about.ts';
import { words } from './index.ts';

/** Every text of a value, however deep it lies; the names of sections are none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'block' ? [] : textsIn(part)));
}

/** Every alt text of a value, however deep it lies. */
function altsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { alt } = value as { alt?: unknown };
  return [...(typeof alt === 'string' ? [alt] : []), ...Object.values(value).flatMap(altsIn)];
}

const texts = textsIn(words);

describe('the copy of the pages', () => {
  it('spells money, dashes and "email" consistently', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => /HKD|\d Hong Kong dollars/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\s—\s/.test(text))).toEqual([]);
    expect(
      texts.filter((text) => /\d-\$?\d+(,\d+)*( (weeks|months|days|hours))?\b/.test(text) && text.includes(' ')),
    ).toEqual([]);
    expect(texts.filter((text) => /\be-mail/i.test(text))).toEqual([]);
  });

  it('promises answers only in a few days, within 2 weeks or within 40 days', () => {
    const promised = texts.filter((text) =>
      /\b(answers?|reply|replies|get back)\b[^.]*\b(hours?|days?|weeks?)\b/i.test(text),
    );
    const others = /in a few days|within 2 weeks|within 40 days/;
    expect(promised.length).toBeGreaterThan(1);
    expect(promised.filter((text) => !others.test(text))).toEqual([]);
  });

  it('mentions no gesture that needs a pointer or touch', () => {
    expect(texts.filter((text) => /\b(hover|click|drag|point at|move them about|as you scroll)\b/i.test(text))).toEqual(
      [],
    );
  });

  it('has no alt text that begins with "image of" or "picture of"', () => {
    expect(altsIn(words).filter((alt) => /^(an? )?(image|picture|photo(graph)?|illustration) of/i.test(alt))).toEqual(
      [],
    );
  });

  it('names ten people, each with a role and a text', () => {
    const { people } = team;
    expect(people).toHaveLength(10);
    expect(new Set(people.map(({ name }) => name)).size).toBe(10);
    expect(people.filter(({ role, text }) => !role || !text)).toEqual([]);
  });
});
