import { describe, expect, it } from 'vitest';
import { markdownOf } from './markdown.ts';

const address = new URL('https://www.site.example/services/seo');

const page = (main: string, head = ''): string =>
  `<!doctype html><html><head><title>Search – Site</title><meta name="description" content="What we do: all of it.">${head}</head>` +
  `<body><header><a href="/">Site</a></header><main>${main}</main><footer>Never</footer></body></html>`;

const wordsOf = (main: string): string => (markdownOf(page(main), address) ?? '').split('---\n\n')[1]?.trim() ?? '';

describe('the Markdown of a page', () => {
  it('starts with title, description and address', () => {
    expect(markdownOf(page('<h1>Found</h1>'), address)).toBe(
      '---\ntitle: Search – Site\ndescription: "What we do: all of it."\nurl: https://www.site.example/services/seo\n---\n\n# Found\n',
    );
  });

  it('has only the main content, with absolute addresses', () => {
    expect(wordsOf('<p>See <a href="/work">the work</a> or <a href="#fares">fares</a>.</p>')).toBe(
      'See [the work](https://www.site.example/work) or [fares](https://www.site.example/services/seo#fares).',
    );
    expect(wordsOf('<img src="/a.webp" alt="A tram"><img src="/b.webp" alt="">')).toBe(
      '![A tram](https://www.site.example/a.webp)',
    );
  });

  it.each([
    ['a decorative drawing', '<svg aria-hidden="true"><text>WATER</text></svg>'],
    ['a script', '<script type="module">go()</script>'],
    ['a form', '<form><label>Name<input></label><button>Send</button></form>'],
    ['hidden elements', '<p hidden>No</p><p aria-hidden="true">No</p>'],
    ['a dialog', '<dialog><p>Film</p></dialog>'],
    ['an empty list', '<ul><li><svg></svg></li></ul>'],
  ])('leaves out %s', (_what, html) => {
    expect(wordsOf(`<p>Before</p>${html}<p>After</p>`)).toBe('Before\n\nAfter');
  });

  it('has the labels of logos and the content of details', () => {
    expect(wordsOf('<ul><li><svg role="img" aria-label="Tai Ping"></svg></li></ul>')).toBe('- Tai Ping');
    expect(wordsOf('<details><summary><h3>How long?</h3></summary><p>Four weeks.</p></details>')).toBe(
      '### How long?\n\nFour weeks.',
    );
  });

  it('separates text of adjacent elements', () => {
    expect(wordsOf('<p><b>No. 1</b>You have arrived.</p>')).toBe('**No. 1** You have arrived.');
    expect(wordsOf('<p><span>Canned</span><span>drinks</span><span>, cold</span></p>')).toBe('Canned drinks, cold');
    expect(wordsOf('<p>un<em>believ</em>able</p>')).toBe('un*believ*able');
  });

  it('keeps tables', () => {
    expect(wordsOf('<table><tr><th>Plan</th><th>HK$</th></tr><tr><td>One</td><td>8</td></tr></table>')).toBe(
      '| Plan | HK$ |\n| - | - |\n| One | 8 |',
    );
  });
});

it('a noindex page and a fragment have no Markdown alternate', () => {
  expect(markdownOf(page('<p>Sent</p>', '<meta name="robots" content="noindex">'), address)).toBeUndefined();
  expect(markdownOf('<p>Hello</p>', address)).toBeUndefined();
});
