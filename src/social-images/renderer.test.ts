import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inks } from '../config/brand/inks.ts';
import { firstLanguage } from '../domain/languages.ts';
import type { SocialImageFacts } from './facts.ts';
import { SocialImageRenderer } from './renderer.ts';
import { defaultImage } from './templates.ts';

const red = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#ff0000' } })
  .webp()
  .toBuffer();
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#00f" d="M0 0H5V10H0Z"/></svg>',
);
const pictures: Readonly<Record<string, Buffer>> = {
  '/red.webp': red,
  '/half.svg': drawing,
  '/broken.webp': red.subarray(0, 40),
};
const renderer = new SocialImageRenderer(async (url) => {
  const bytes = pictures[url];
  if (!bytes) throw new Error(`There is no ${url}.`);
  return bytes;
});
const withPictures = (...urls: readonly string[]): SocialImageFacts => ({
  ...defaultImage(firstLanguage),
  wings: { pictures: urls.map((url) => ({ url })) },
});
const pixel = async (image: Buffer, left: number, top: number) => [
  ...(await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];
const bytesOf = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const near = (found: readonly number[], wanted: readonly number[]) =>
  found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12);

describe('a drawn social image', () => {
  it('is a PNG of 1200 × 630 pixels under 300 kB, with water over the full width', async () => {
    const image = await renderer.draw(withPictures('/red.webp'));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(image.byteLength).toBeLessThan(300_000);
    expect(near(await pixel(image, 20, 200), [255, 0, 0])).toBe(true);
    expect(near(await pixel(image, 1180, 200), [255, 0, 0])).toBe(true);
    for (const left of [4, 1195]) expect(near(await pixel(image, left, 620), bytesOf(inks.accent3))).toBe(true);
    expect(near(await pixel(image, 290, 200), bytesOf(inks.ink))).toBe(true);
  });

  it('splits a picture in the middle, and shows the ground through a drawing', async () => {
    const image = await renderer.draw(withPictures('/half.svg'));
    expect(near(await pixel(image, 200, 200), [0, 0, 255])).toBe(true);
    expect(near(await pixel(image, 1000, 200), bytesOf(inks.ink))).toBe(true);
  });

  it('shows six pictures of a list, three on each side', async () => {
    const image = await renderer.draw(withPictures(...Array.from({ length: 6 }, () => '/red.webp')));
    for (const [left, top] of [
      [100, 100],
      [100, 300],
      [1100, 100],
    ] as const)
      expect(near(await pixel(image, left, top), [255, 0, 0])).toBe(true);
  });

  it('is deterministic', async () => {
    expect(
      (await renderer.draw(defaultImage(firstLanguage))).equals(await renderer.draw(defaultImage(firstLanguage))),
    ).toBe(true);
  });

  it.each(['/broken.webp', '/missing.webp'])('is not drawn with %s', async (url) => {
    await expect(renderer.draw(withPictures(url))).rejects.toThrow();
  });

  it.each([
    ['Zero\u200bwidth \u2060and \u200erest', 'Zerowidth and rest'],
    ['Launch 🎉 day 👩🏽‍💻', 'Launch day'],
    ['Ấ ạ a\u0301', 'Ấ ạ á'],
    ['The rune ᚠ', 'The rune ?'],
  ])('of %j equals that of %j', async (title, same) => {
    const [one, other] = [
      await renderer.draw({ ...defaultImage(firstLanguage), title }),
      await renderer.draw({ ...defaultImage(firstLanguage), title: same }),
    ];
    expect(one.equals(other)).toBe(true);
  });

  it('is not drawn with letters that are in no typeface', async () => {
    await expect(renderer.draw({ ...defaultImage(firstLanguage), title: 'ᚠᚢᚦ' })).rejects.toThrow(/letter/);
  });
});
