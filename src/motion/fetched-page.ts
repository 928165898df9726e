/** Another page of this site, parsed to replace parts of the current one. */
export interface FetchedPage {
  readonly page: Document;
  /** Adds the styles of the other page's parts: each page inlines only the styles that it needs. */
  readonly bringStyles: () => void;
}

/**
 * Removed before parsing: the Content Security Policy blocks the element and reports a violation.
 */
const styleElement = /<style[^>]*>(.*?)<\/style>/gs;

/** Quoted string, or a character that opens or ends a rule. */
const marks = /"(?:[^"\\]|\\.)*"|[{};]/g;

/** Splits a style sheet into its rules as written: a browser's `cssText` may lack declarations. */
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
 * Inserts missing rules at their place in the cascade. Every page has its styles in the same order,
 * so the position follows from the preceding rules.
 */
function addRules(sheet: CSSStyleSheet, css: string): void {
  const there = Array.from(sheet.cssRules, ({ cssText }) => cssText);
  const known = new Set(there);
  const alone = new CSSStyleSheet();
  let next = 0;
  for (const rule of rulesOf(css)) {
    alone.replaceSync(rule);
    const [read] = alone.cssRules;
    // Syntax of another engine.
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

export function parsePage(html: string): FetchedPage {
  const [css] = Array.from(html.matchAll(styleElement), ([, inside = '']) => inside);
  return {
    page: new DOMParser().parseFromString(html.replace(styleElement, ''), 'text/html'),
    bringStyles: () => {
      const sheet = document.head.querySelector('style')?.sheet;
      if (sheet && css) addRules(sheet, css);
    },
  };
}
