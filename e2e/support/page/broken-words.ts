import type { Page } from '@playwright/test';

/**
 * Words on two lines without a break opportunity: neither a hyphen nor the rules of another script.
 * Words longer than any of a language may break.
 *
 * @param part selector of the sections
 */
export const brokenWords = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    /** Matches a word, up to characters behind which a line may break. */
    const words = /[\p{Letter}\p{Mark}\p{Number}'’]+/gu;
    const breaksAnywhere = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
    const longest = 24;
    const faults = new Set<string>();
    const range = document.createRange();
    for (const section of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || element instanceof SVGElement) continue;
        if (element.closest('noscript, script, style, option, .visually-hidden')) continue;
        if (!element.checkVisibility({ checkVisibilityCSS: true })) continue;
        range.selectNodeContents(node);
        // Text on one line has no broken word.
        if (range.getClientRects().length <= 1) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
          if (word.length > longest || breaksAnywhere.test(word)) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top));
          if (Math.max(...tops) - Math.min(...tops) < size / 2) continue;
          const name = section.id || section.className || section.localName;
          faults.add(`${name}: broken “${word}” in ${element.localName}.${element.className}`.slice(0, 120));
        }
      }
    }
    return [...faults];
  }, part);
