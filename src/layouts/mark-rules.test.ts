import { describe, expect, it } from 'vitest';
import { markRules } from './mark-rules.ts';

describe('the rules of a page’s marks', () => {
  it('say once of each address where its drawing comes from', () => {
    const mark = (url: string) => `<svg class="a" data-mark="${url}"></svg>`;
    expect(markRules(mark('/marks/a.svg') + mark('/media/b.mark.png') + mark('/marks/a.svg'))).toBe(
      '[data-mark="/marks/a.svg"]{--mark:url(/marks/a.svg)}[data-mark="/media/b.mark.png"]{--mark:url(/media/b.mark.png)}',
    );
  });

  it('are none where a page has no mark', () => {
    expect(markRules('<p>An attribute named data-mark="x" in words</p>'.replaceAll('"', '&quot;'))).toBe('');
  });

  it('read an address as a browser does, and let none end the rule, the style or its quotes', () => {
    expect(markRules('<svg data-mark="/a&amp;b&#x27;c.svg">')).toBe(
      `[data-mark="/a&b'c.svg"]{--mark:url("/a&b'c.svg")}`,
    );
    const rules = markRules('<svg data-mark="&quot;)}&lt;/style&gt;\\\n">');
    expect(rules).toContain(String.raw`[data-mark="\22 )}\3c /style\3e \5c \a "]`);
    expect(rules).not.toMatch(/[<>\n]/);
  });
});
