import type { Page } from '@playwright/test';

/**
 * Words that are cut off, outside of their section, or over other words, each with its section.
 * Parts of scrollers and marquees that are out of sight for the moment do not count.
 *
 * @param part selector of the sections
 */
export const textFaults = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    /**
     * Tolerance in px: a line box is larger than its letters, and neighbouring letters overlap a
     * little.
     */
    const slack = 3;
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Piece extends Box {
      readonly element: Element;
      readonly words: string;
    }
    const scrolls = /auto|scroll/;
    const cuts = /hidden|clip/;

    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };

    const boxes = new Map<Element, DOMRect>();
    const boxOf = (element: Element): DOMRect => {
      const known = boxes.get(element) ?? element.getBoundingClientRect();
      boxes.set(element, known);
      return known;
    };

    /**
     * Whether a piece is visible, cut off, or hidden on purpose: by a scroller, or for screen
     * readers only.
     */
    function fateOf(piece: Piece, within: Element): 'seen' | 'elsewhere' | 'cut' {
      for (let one: Element | null = piece.element; one && one !== within.parentElement; one = one.parentElement) {
        const style = styleOf(one);
        if (style.clipPath === 'inset(50%)') return 'elsewhere';
        if (!scrolls.test(style.overflow) && !cuts.test(style.overflow)) continue;
        const box = boxOf(one);
        const outX = piece.left < box.left - slack || piece.right > box.right + slack;
        const outY = piece.top < box.top - slack || piece.bottom > box.bottom + slack;
        if ((outX && scrolls.test(style.overflowX)) || (outY && scrolls.test(style.overflowY))) return 'elsewhere';
        if ((outX && cuts.test(style.overflowX)) || (outY && cuts.test(style.overflowY))) {
          // Marquees and rows that open show their hidden parts over time.
          if (one.querySelector('input[type="checkbox"]') || one.matches('[data-part], [data-motion]'))
            return 'elsewhere';
          const whole =
            piece.right < box.left || piece.left > box.right || piece.bottom < box.top || piece.top > box.bottom;
          return whole && one.getAnimations({ subtree: true }).length > 0 ? 'elsewhere' : 'cut';
        }
      }
      return 'seen';
    }

    /** Part of a line box that letters fill; a drawn line has a frame of exactly their height. */
    function lettersIn({ left, right, top, bottom }: DOMRect, element: Element, size: number): Box {
      const drawing = element instanceof SVGElement ? element.closest('svg') : null;
      const frame = drawing?.querySelectorAll('text').length === 1 ? drawing.getBoundingClientRect() : undefined;
      // Large letters have side bearings without ink.
      const bearing = frame ? frame.height * 0.08 : 0;
      if (frame) return { left: left + bearing, right: right - bearing, top: frame.top, bottom: frame.bottom };
      // The line box of vertical text is too wide in the same way.
      if (styleOf(element).writingMode.startsWith('vertical')) {
        const centre = (left + right) / 2;
        return { left: centre - size * 0.5, right: centre + size * 0.5, top, bottom };
      }
      const middle = (top + bottom) / 2;
      const half = drawing ? (bottom - top) * 0.25 : size * 0.3;
      return { left, right, top: middle - half, bottom: middle + half };
    }

    function piecesOf(section: Element): Piece[] {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const pieces: Piece[] = [];
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.textContent?.trim() ?? '';
        if (!element || words === '' || element.closest('dialog:not([open]), noscript, script, style, option'))
          continue;
        // The box of text on an arc is much larger than its letters.
        if (element.localName === 'textPath') continue;
        if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        range.selectNodeContents(node);
        const size = Number.parseFloat(styleOf(element).fontSize);
        for (const rect of range.getClientRects()) {
          if (rect.width < 1 || rect.height < 1) continue;
          pieces.push({ ...lettersIn(rect, element, size), element, words: words.slice(0, 30) });
        }
      }
      return pieces;
    }

    const faults = new Set<string>();
    const width = document.documentElement.clientWidth;
    for (const section of document.querySelectorAll(selector)) {
      const name = section.id || section.className;
      const frame = section.getBoundingClientRect();
      const seen: Piece[] = [];
      for (const piece of piecesOf(section)) {
        const fate = fateOf(piece, section);
        if (fate === 'elsewhere') continue;
        const where = `${piece.element.tagName.toLowerCase()}.${piece.element.className}`.slice(0, 60);
        if (fate === 'cut') faults.add(`${name}: cut off “${piece.words}” in ${where}`);
        else if (piece.left < -slack || piece.right > width + slack)
          faults.add(`${name}: leaves the window “${piece.words}” in ${where}`);
        else if (piece.top < frame.top - slack || piece.bottom > frame.bottom + slack)
          faults.add(`${name}: leaves its section “${piece.words}” in ${where}`);
        seen.push(piece);
      }
      for (const [element, lines] of Map.groupBy(seen, ({ element: of }) => of)) {
        const letters = element.textContent?.trim().length ?? 0;
        const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
        if (rows > 3 && letters / rows < 4) faults.add(`${name}: squeezed “${element.textContent?.slice(0, 30)}”`);
      }
      seen.sort((one, other) => one.top - other.top);
      for (const [index, one] of seen.entries()) {
        for (const other of seen.slice(index + 1)) {
          if (other.top >= one.bottom) break;
          // Decorative copies and movable panels may overlap.
          if (
            one.words === other.words ||
            one.element.closest('[data-part="panel"]') ||
            other.element.closest('[data-part="panel"]')
          )
            continue;
          if (
            one.element === other.element ||
            one.element.contains(other.element) ||
            other.element.contains(one.element)
          )
            continue;
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
          if (across > slack && down > lower * 0.3) faults.add(`${name}: “${one.words}” and “${other.words}” overlap`);
        }
      }
    }
    return [...faults];
  }, part);
