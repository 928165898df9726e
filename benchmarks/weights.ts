// What pages weigh on a telephone, at first sight and read to their end, and how much CO2 that is.
import { chromium } from '@playwright/test';
import { co2 } from '@tgwf/co2';
import { readToTheEnd, weighed } from '../e2e/support/page-weight.ts';
import { startSite } from '../e2e/support/site.ts';

/** Kilobytes on the wire, and grams by the Sustainable Web Design Model, version 4, with the world's mean electricity. */
export interface WeightRow {
  readonly page: string;
  /** HTML and style sheets. */
  readonly words: number;
  readonly script: number;
  /** All that comes before anybody has touched the page. */
  readonly first: number;
  readonly whole: number;
  readonly gramsFirst: number;
  readonly gramsWhole: number;
}

const model = new co2({ model: 'swd', version: 4 });
const grams = (bytes: number): number => model.perByte(bytes, false);

export async function measureWeights(paths: readonly string[]): Promise<WeightRow[]> {
  const site = await startSite({ settings: { ADMIN: 'off', LOG_LEVEL: 'warn' } });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  try {
    const rows: WeightRow[] = [];
    for (const path of paths) {
      // Made once: the first visitor of a page may be given it as it was before it was compressed.
      await (await fetch(site.url + path)).arrayBuffer();
      await using visit = await weighed(browser);
      await visit.page.goto(site.url + path, { waitUntil: 'networkidle' });
      const { words, script, whole: first } = visit.weight();
      await readToTheEnd(visit.page);
      const { whole } = visit.weight();
      rows.push({
        page: path,
        ...{ words: words / 1000, script: script / 1000, first: first / 1000, whole: whole / 1000 },
        ...{ gramsFirst: grams(first), gramsWhole: grams(whole) },
      });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

if (import.meta.main) console.table(await measureWeights(['/', '/services/ecommerce', '/work/tai-ping']));
