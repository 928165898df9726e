import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Minified source: every tested page parses it, and the full one is more than twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks that axe leaves to a person, with the reason why no review is needed. */
const explained: Readonly<Record<string, string>> = {
  'color-contrast':
    'It cannot detect the background of text on a drawn shape. Tests of the palette cover every pair of colours.',
  'heading-order': 'In a part of a page it cannot see the headings before.',
  'video-caption': 'Films are silent.',
};

const optionsFor = (colours: boolean | 'alone'): axe.RunOptions => {
  if (colours === 'alone') return { runOnly: ['color-contrast'] };
  return colours ? {} : { rules: { 'color-contrast': { enabled: false } } };
};

export interface Look {
  /** Selector of the tested part; the whole page by default. */
  readonly part?: string;
  /**
   * Whether to check colours: more than half of the work, and unchanged where only sizes differ.
   * `alone` checks nothing else.
   */
  readonly colours?: boolean | 'alone';
  /** Rules that are ignored outside of a selector: for foreign markup around parts of ours. */
  readonly excused?: { readonly rules: readonly string[]; readonly outside: string };
}

const noExcuse = { rules: [], outside: 'html' } as const;

/**
 * Violations of axe, and checks that it cannot decide and that have no explanation; one line for
 * each rule.
 *
 * Injects axe into a page once, and returns only its findings.
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
