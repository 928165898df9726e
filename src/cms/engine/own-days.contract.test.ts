import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import ownDays from './own-days.mjs';

const folder = path.resolve('node_modules/@payloadcms/ui/dist/exports/client');
const bundles = readdirSync(folder)
  .filter((file) => /^chunk-.*\.js$/.test(file))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

const american = '"MMM d, yyy h:mm a"';

it('Payload writes days as in America where a field says nothing else, in one of the parts that the loader is given', () => {
  expect(bundles.filter((text) => text.includes(american))).toHaveLength(1);
});

it('with the mend it writes them as the rest of the panel', () => {
  const mended = bundles.map(ownDays);
  expect(mended.filter((text) => text.includes(american))).toEqual([]);
  expect(mended.join('')).toMatch(
    /"default"\?\w+="d MMM yyyy":\w+==="dayAndTime"\?\w+="d MMM yyyy, HH:mm":\w+==="timeOnly"\?\w+="HH:mm":/,
  );
});

it.each([
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Asia/Hong_Kong',
  'Europe/London',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
])('keeps a day that is chosen in %s as that day, there and in Hong Kong', (timeZone) => {
  const [, choose = ''] = /(\w+\.setHours\([^;}]*?\))\}\w+ instanceof Date/.exec(bundles.map(ownDays).join('')) ?? [];
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
