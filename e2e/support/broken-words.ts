import type { Page } from '@playwright/test';

/**
 * Words that stand on two lines though nothing in them says where a line may end: neither a hyphen
 * nor another script's own rules. Of what is longer than any word of a language, a part on each
 * line is all that can be had.
 *
 * @param part what holds one section each
 */
export const brokenWords = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    /** A word, up to the marks behind which a line may end by itself. */
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
        // On one line nothing is broken.
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
