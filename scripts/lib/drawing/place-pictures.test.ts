import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptWithCases, placePictures } from './place-pictures.mjs';

describe('a picture shared by a case and a page', () => {
  let brand: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(brand, file)), { recursive: true });
    writeFileSync(path.join(brand, file), text);
  };
  const list = (pictures: object) => write('site-pictures.json', JSON.stringify(pictures));
  const placed = () => path.join(brand, 'public/pictures/work/quay-screen.1a2b-400.avif');

  beforeEach(() => {
    brand = mkdtempSync(path.join(os.tmpdir(), 'brand-'));
    write('media/sizes/quay-grid-400.avif', 'carpet');
    list({
      'office/desk': { hash: '3c4d' },
      'films/tour': { hash: '5e6f', avif: [400] },
      'work/quay-screen': { hash: '1a2b', media: 'quay-grid', avif: [400] },
    });
  });

  afterEach(() => rmSync(brand, { recursive: true }));

  it('is copied to the path that the page requests, and no other is', () => {
    placePictures(brand);
    expect(readFileSync(placed(), 'utf8')).toBe('carpet');
    expect(readdirSync(path.join(brand, 'public/pictures'))).toEqual(['work']);
  });

  it('is copied again when the picture of the case changes', () => {
    placePictures(brand);
    write('media/sizes/quay-grid-400.avif', 'kayak');
    placePictures(brand);
    expect(readFileSync(placed(), 'utf8')).toBe('kayak');
  });

  it('is not copied again when it is unchanged', () => {
    placePictures(brand);
    const changed = () => statSync(placed(), { bigint: true }).mtimeNs;
    const before = changed();
    placePictures(brand);
    expect(changed()).toBe(before);
  });

  it('fails the build with its name when it is missing', () => {
    rmSync(path.join(brand, 'media'), { recursive: true });
    expect(() => placePictures(brand)).toThrow('media/sizes/quay-grid-400.avif');
  });

  it('is optional: a brand may have no such entry, no media and no list', () => {
    rmSync(path.join(brand, 'media'), { recursive: true });
    list({ 'office/desk': { hash: '3c4d' }, 'films/tour': { hash: '5e6f', avif: [400] } });
    placePictures(brand);
    rmSync(path.join(brand, 'site-pictures.json'));
    placePictures(brand);
    expect(readdirSync(brand)).toEqual([]);
  });
});

describe('pictures of the sample', () => {
  const sample = path.resolve(import.meta.dirname, '../../../sample');

  interface Listed {
    readonly width: number;
    readonly height: number;
    readonly colour?: string;
    readonly media?: string;
  }
  const listed = (file: string) =>
    JSON.parse(readFileSync(path.join(sample, file), 'utf8')) as Readonly<Record<string, Listed>>;

  it('exist for every page that shows a picture of a case', () => {
    const kept = keptWithCases(sample);
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.filter(({ from }) => !existsSync(from))).toEqual([]);
  });

  it('have the colour and aspect ratio of the case picture that a page names', () => {
    const ofCases = listed('media/pictures.json');
    const looks = (picture: Listed | undefined) =>
      picture && [picture.colour, (picture.height / picture.width).toFixed(2)];
    for (const [name, picture] of Object.entries(listed('site-pictures.json'))) {
      if (picture.media !== undefined) expect(looks(ofCases[picture.media]), name).toEqual(looks(picture));
    }
  });

  it('are stored once', () => {
    const placed = new Set(keptWithCases(sample).map(({ to }) => to));
    const files = ['media/sizes', 'public/pictures']
      .flatMap((folder) =>
        readdirSync(path.join(sample, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(sample, folder, file),
        ),
      )
      .filter((file) => statSync(file).isFile() && !placed.has(file));
    const alike = Map.groupBy(files, (file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
    expect([...alike.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});
