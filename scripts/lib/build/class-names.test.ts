import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortClassNames } from './class-names.mjs';

describe('class names of a build', () => {
  const sheets = ['hero/hero.module.css', 'footer/footer.module.css', 'footer/links.module.css'];
  let root: string;

  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
    for (const sheet of sheets) {
      mkdirSync(path.dirname(path.join(root, sheet)), { recursive: true });
      writeFileSync(path.join(root, sheet), '');
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const many = Array.from({ length: 200 }, (_, index) => `class-${index}`);

  it('are unique and valid identifiers', () => {
    const nameOf = shortClassNames(root);
    const names = sheets.flatMap((sheet) => many.map((name) => nameOf(name, path.join(root, sheet))));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]{2}[a-zA-Z0-9]{1,2}$/);
  });

  it('do not depend on the order in which sheets are read', () => {
    const [one, other] = [shortClassNames(root), shortClassNames(root)];
    const namesOf = (nameOf: typeof one, order: readonly string[]) =>
      Object.fromEntries(order.map((sheet) => [sheet, many.map((name) => nameOf(name, path.join(root, sheet)))]));
    expect(namesOf(one, sheets.toReversed())).toEqual(namesOf(other, sheets));
  });

  it('stay the same for the same class', () => {
    const nameOf = shortClassNames(root);
    const sheet = path.join(root, 'hero/hero.module.css');
    const first = nameOf('title', sheet);
    nameOf('text', sheet);
    expect(nameOf('title', `${sheet}?inline`)).toBe(first);
  });

  it('are refused for an unknown sheet', () => {
    expect(() => shortClassNames(root)('title', path.join(root, 'new.module.css'))).toThrow('is not one of');
  });
});
