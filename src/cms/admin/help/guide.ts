import { Marked } from 'marked';
import { slugFrom } from '../../../shared/slug.ts';

/** Folder of the guide's pictures on the site; `scripts/lib/build.mjs` puts them there. */
const pictures = '/panel/guide/';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugFrom(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    image({ href, text }) {
      // Its text is escaped already.
      return `<img src="${pictures}${href.split('/').at(-1)}" alt="${text}" loading="lazy">`;
    },
    // Other documents of the project are not served.
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return /^(?:https?:|#)/.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
    },
  },
});

/** The editor guide as HTML. Its headings have ids, its pictures are those of the site. */
export const guideHtml = (guide: string): string => markdown.parse(guide, { async: false });
