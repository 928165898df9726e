import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

/**
 * Faults of the page in its current state: horizontal scrolling, empty sections, violations of axe.
 */
export async function pageFaults(page: Page, { axe = true } = {}): Promise<string[]> {
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`overflows by ${scrollWidth - clientWidth} px`);
    for (const section of document.querySelectorAll('main section, main article > div')) {
      const empty = !section.textContent?.trim() && !section.querySelector('img, svg');
      if (empty) found.push(`an empty section: ${section.className}`);
    }
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!heading.textContent?.trim()) found.push('an empty heading');
    }
    for (const link of document.querySelectorAll('main a')) {
      if (/undefined|null/.test(link.getAttribute('href') ?? 'null'))
        found.push(`a link to ${link.getAttribute('href')}`);
    }
    return found;
  });
  if (!axe) return faults;
  return [...faults, ...(await violationsOf(page))];
}

/** Smallest type size of posters in this part of the page, in px. */
export const smallestPosterType = (page: Page, part: string): Promise<number> =>
  page
    .locator(`${part} svg text`)
    .filter({ visible: true })
    .evaluateAll((lines) =>
      Math.min(
        ...lines.map((line) => {
          const { width } = line.closest('svg')?.getBoundingClientRect() ?? { width: 0 };
          const measure = line.closest('svg')?.viewBox.baseVal.width ?? 1;
          return (Number(line.getAttribute('font-size')) * width) / measure;
        }),
      ),
    );
