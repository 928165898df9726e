import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * The short form: every page that is looked at has to read it, and the long one is more than twice
 * as long.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe leaves to a person, and why nobody needs to look again. */
const explained: Readonly<Record<string, string>> = {
  'color-contrast':
    'It cannot tell what is behind words on a drawn shape. Every pair of type and ground is held by its colours.',
  'heading-order': 'Of a part by itself it cannot tell which heading stands before.',
  'video-caption': 'Films are silent.',
};

const optionsFor = (colours: boolean | 'alone'): axe.RunOptions => {
  if (colours === 'alone') return { runOnly: ['color-contrast'] };
  return colours ? {} : { rules: { 'color-contrast': { enabled: false } } };
};

export interface Look {
  /** A selector; without one the whole page is looked at. */
  readonly part?: string;
  /**
   * Whether colours are judged too: more than half of the work, and the same wherever only sizes
   * have changed. Alone, where only they have.
   */
  readonly colours?: boolean | 'alone';
  /**
   * Rules that are let pass, but for what lies inside of a selector: of markup that is not ours,
   * around parts that are.
   */
  readonly excused?: { readonly rules: readonly string[]; readonly outside: string };
}

const noExcuse = { rules: [], outside: 'html' } as const;

/**
 * What axe finds, and what it cannot decide and nobody has explained; a line for each rule.
 *
 * It is put into a page once, however often that is looked at, and only what it found comes back.
 */
export async function violationsOf(
  page: Page,
  { part = 'html', colours = true, excused = noExcuse }: Look = {},
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const findings = await page.evaluate(
    async ({ context, options, excused }) => {
      const { violations, incomplete } = await window.axe.run(context, {
        resultTypes: ['violations', 'incomplete'],
        ...options,
      });
      const counts = (id: string, selector: string) =>
        !excused.rules.includes(id) || document.querySelector(selector)?.closest(excused.outside);
      const short = (undecided: boolean) => (finding: (typeof violations)[number]) => ({
        undecided,
        id: finding.id,
        targets: finding.nodes.map(({ target }) => target.join(' ')).filter((target) => counts(finding.id, target)),
      });
      return [...violations.map(short(false)), ...incomplete.map(short(true))];
    },
    { context: part, options: optionsFor(colours), excused },
  );
  return findings
    .filter(({ id, undecided, targets }) => targets.length > 0 && (!undecided || !explained[id]))
    .map(({ id, undecided, targets }) => `${undecided ? 'undecided: ' : ''}${id}: ${targets.join(', ')}`);
}
