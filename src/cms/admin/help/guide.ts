import { Marked } from 'marked';
import { slugFrom } from '../../../lib/text/slug.ts';

/** Public folder of the guide's pictures; filled by `scripts/lib/build/build.mjs`. */
const pictures = '/panel/guide/';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugFrom(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    image({ href, text }) {
      // `marked` has escaped the text already.
      return `<img src="${pictures}${href.split('/').at(-1)}" alt="${text}" loading="lazy">`;
    },
    // Links to other documents of the repository become text: they are not served.
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return /^(?:https?:|#)/.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
    },
  },
});

/** Renders the editor guide as HTML, with ids on headings and public addresses for pictures. */
export const guideHtml = (guide: string): string => markdown.parse(guide, { async: false });
