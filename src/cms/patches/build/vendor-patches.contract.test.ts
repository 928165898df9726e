import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Block as PayloadBlock } from 'payload';
import { expect, it } from 'vitest';
import { payloadBlock } from '../../../blocks/payload-block.ts';
import { allBlocks } from '../../../sections/blocks.ts';
import patch, { checkVendorPatches, vendorPatches } from './vendor-patches.mjs';

const packages = path.resolve('node_modules/@payloadcms');
const filesOf = (files: string) => globSync(files, { cwd: packages }).map((file) => path.join(packages, file));
const patched = (file: string) => patch.call({ resourcePath: file }, readFileSync(file, 'utf8'));

it('each patch matches its place, and no longer once it is applied', () => {
  checkVendorPatches();
  for (const { files, find } of vendorPatches)
    expect(filesOf(files).some((file) => find.test(patched(file)))).toBe(false);
});

it('the build fails when a patched file of Payload has changed', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'patches-'));
  for (const file of vendorPatches.flatMap(({ files }) => filesOf(files)))
    cpSync(file, path.join(copy, path.relative(packages, file)));
  checkVendorPatches(copy);
  writeFileSync(path.join(copy, 'next/dist/views/Version/Restore/index.js'), 'export const Restore = null;');
  expect(() => checkVendorPatches(copy)).toThrow('@payloadcms/next/dist/views/Version/Restore/index.js');
});

it.each([
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Asia/Hong_Kong',
  'Europe/London',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
])('a day chosen in %s stays that day, there and in Hong Kong', (timeZone) => {
  const bundles = filesOf('ui/dist/exports/client/chunk-*.js').map(patched).join('');
  const [, choose = ''] = /(\w+\.setHours\([^;}]*?\))\}\w+ instanceof Date/.exec(bundles) ?? [];
  const [, date = '', offset = ''] = /^(\w+)\.setHours\(.*10-(\w+)\)/.exec(choose) ?? [];
  const before = process.env.TZ;
  process.env.TZ = timeZone;
  try {
    const chosen = new Date(2026, 10, 5, 17, 0);
    new Function(date, offset, choose)(chosen, chosen.getTimezoneOffset() / 60);
    const dayIn = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(chosen);
    expect([dayIn(timeZone), dayIn('Asia/Hong_Kong')]).toEqual(['2026-11-05', '2026-11-05']);
  } finally {
    process.env.TZ = before;
  }
});

/** Names of the sections that the patched search of the block drawer finds. */
function sectionsFoundBy(typed: string): string[] {
  const bundle = filesOf('ui/dist/exports/client/index.js').map(patched).join('');
  const search = /return (([\w$]+)\.split.{1,60}?([\w$]+)\.admin\?\.custom.{1,20}\?\?([\w$]+)\(\3,([\w$]+)\).*?)&&\w/;
  const [, code = '', ...names] = search.exec(bundle) ?? [];
  const finds = new Function(...names, `return ${code}`);
  const labelOf = (block: PayloadBlock) => block.labels?.singular;
  return allBlocks
    .map(payloadBlock)
    .filter((block) => finds(typed, block, labelOf, {}))
    .map(({ slug }) => slug);
}

it.each([
  ['hero', ['hero', 'float-hero', 'about-hero']],
  ['faq', ['faq']],
  ['gallery', ['info-collage', 'office']],
  ['logo', ['logo-grid', 'logo-marquee', 'logo-block', 'partner-strip']],
  ['video', ['parallax-grid', 'works-carousel']],
  ['cta', ['colour-cta']],
  ['button', ['colour-cta']],
  ['table', ['pricing-cards', 'price-list']],
  ['pricing', ['pricing-cards', 'pricing-carousel', 'price-list']],
  ['map', ['finding-us']],
  ['image', ['info-row', 'picture-reveal']],
  ['accordion', ['faq', 'services-accordion']],
  ['client', ['logo-grid', 'testimonials', 'quote']],
  ['header', ['hero']],
  ['picture words', ['info-row']],
  ['statement', ['statement', 'two-column']],
])('the picker finds sections for "%s"', (typed, sections) => {
  expect(sectionsFoundBy(typed)).toEqual(expect.arrayContaining(sections));
});

it('the picker matches beginnings of words, and every word of the query', () => {
  expect(sectionsFoundBy('able')).toEqual([]);
  expect(sectionsFoundBy('hero zzz')).toEqual([]);
  expect(sectionsFoundBy('')).toHaveLength(allBlocks.length);
});
