import type { Page } from '@playwright/test';

/** Smallest legible type on a screen, in CSS px. */
const smallest = 11;

/** Lines of a poster that are too small to read. */
export const tinyLines = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    ([selector, least]) =>
      [...document.querySelectorAll(`${selector} [aria-hidden] > svg[viewBox^="0 0 1000 "] > text`)].flatMap((line) => {
        const frame = line.closest('svg')?.getBoundingClientRect();
        const size = (Number(line.getAttribute('font-size')) * (frame?.width ?? 0)) / 1000;
        return size > 0 && size < least
          ? [`${line.closest(selector)?.id}: ${size.toFixed(1)} px “${line.textContent?.slice(0, 30)}”`]
          : [];
      }),
    [part, smallest] as const,
  );

/**
 * Words covered by a picture, each with its section, before any part was moved.
 *
 * @param part selector of the sections
 */
export const coveredWords = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(async (selector) => {
    const faults = new Set<string>();
    const range = document.createRange();
    const pictures = [...document.images];
    const framesNow = () => pictures.map((picture) => picture.getBoundingClientRect());
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>(
      `${selector} :is(img, text, h1, h2, h3, p, span, b)`,
    ))
      one.style.pointerEvents = 'auto';
    for (const section of document.querySelectorAll(selector)) {
      if (!section.querySelector('img')) continue;
      const pieces: { readonly element: Element; readonly x: number; readonly y: number; readonly words: string }[] =
        [];
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.textContent?.trim() ?? '';
        if (!element || words === '' || element.closest('dialog, noscript, script, style, option, .visually-hidden'))
          continue;
        if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        range.selectNodeContents(node);
        for (const { left, right, top, height } of range.getClientRects())
          for (const share of [0.03, 0.5, 0.97])
            pieces.push({ element, x: left + (right - left) * share, y: top + height / 2 + scrollY, words });
      }
      pieces.sort((one, other) => one.y - other.y);
      let frames = framesNow();
      for (const { element, x, y, words } of pieces) {
        if (y - scrollY < 0 || y - scrollY > innerHeight) {
          scrollTo({ top: y - 20, behavior: 'instant' });
          // Sticky elements have moved within the page.
          frames = framesNow();
        }
        // Hit testing is much slower than a comparison with the pictures' boxes.
        const inFrame = ({ left, right, top, bottom }: DOMRect) =>
          x >= left - 1 && x <= right + 1 && y - scrollY >= top - 1 && y - scrollY <= bottom + 1;
        if (!frames.some(inFrame)) continue;
        const there = document.elementsFromPoint(x, y - scrollY);
        const own = there.indexOf(element);
        const over = there.slice(0, Math.max(0, own)).find((one) => one.localName === 'img');
        if (over) faults.add(`${section.id}: a picture over “${words.slice(0, 30)}”`);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...faults];
  }, part);
