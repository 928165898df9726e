/** What of another page of this site takes the place of a part of this one. */
export interface OtherPage {
  readonly page: Document;
  /**
   * Adds what its parts are drawn with: a page carries the styles of what it shows itself and of
   * nothing else.
   */
  readonly bringStyles: () => void;
}

/**
 * Taken out before it is read: the security policy would refuse the element, and say so, though
 * nobody shows it.
 */
const styleElement = /<style[^>]*>(.*?)<\/style>/gs;

/** A text in quotation marks, or what a rule ends and begins with. */
const marks = /"(?:[^"\\]|\\.)*"|[{};]/g;

/**
 * The rules of a sheet as they were written: what a browser says of one that it has read is not
 * always all of it.
 */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of css.matchAll(marks)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0 || (mark !== '}' && mark !== ';')) continue;
    rules.push(css.slice(from, index + 1));
    from = index + 1;
  }
  return rules;
}

/**
 * Rules that are not there yet, each where the cascade has it. Every page has its sheets in the
 * same order, so that what stands before a rule there stands before it here.
 */
function addRules(sheet: CSSStyleSheet, css: string): void {
  const there = Array.from(sheet.cssRules, ({ cssText }) => cssText);
  const known = new Set(there);
  const alone = new CSSStyleSheet();
  let next = 0;
  for (const rule of rulesOf(css)) {
    alone.replaceSync(rule);
    const [read] = alone.cssRules;
    // Written for another engine.
    if (!read) continue;
    if (known.has(read.cssText)) {
      next = there.indexOf(read.cssText, next) + 1 || next;
    } else {
      sheet.insertRule(rule, next);
      there.splice(next, 0, read.cssText);
      next += 1;
    }
  }
}

export function otherPage(html: string): OtherPage {
  const [css] = Array.from(html.matchAll(styleElement), ([, inside = '']) => inside);
  return {
    page: new DOMParser().parseFromString(html.replace(styleElement, ''), 'text/html'),
    bringStyles: () => {
      const sheet = document.head.querySelector('style')?.sheet;
      if (sheet && css) addRules(sheet, css);
    },
  };
}
