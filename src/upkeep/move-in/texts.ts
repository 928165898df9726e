import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Payload } from 'payload';
import { richTextEditor } from '../../cms/fields/rich-text.ts';
import type { Job } from '../../cms/payload-types.ts';
import { richTextHtml } from '../../cms/rich-text-html.ts';
import type { Report } from './report.ts';

type RichText = Job['text'];

/** Turns the HTML of a field into what editors work on; null for one without words. */
export type TextReader = (html: string | null, place: string) => RichText | null;

const wordsIn = (node: Root | Element): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? ` ${wordsIn(child)} ` : ''))
    .join('');

/** The words of a text, whatever stands between them. */
const wordsOf = (html: string): string[] =>
  wordsIn(fromHtml(html, { fragment: true }))
    .split(/\s+/)
    .filter(Boolean);

const pictureIn = /<(?:img|picture|iframe|video|figure)\b/;

/** Reads by way of Markdown, as the brand's own texts are read. What comes out with other words than went in is told. */
export async function textReader(payload: Payload, report: Report): Promise<TextReader> {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: richTextEditor });
  return (html, place) => {
    if (html === null || wordsOf(html).length === 0) return null;
    if (pictureIn.test(html)) report.note(place, 'pictures and films inside its text were left out.');
    const tree = toMdast(fromHtml(html, { fragment: true }));
    const markdown = toMarkdown(tree, { extensions: [gfmToMarkdown()] });
    const made = convertMarkdownToLexical({ editorConfig, markdown }) as RichText;
    const [before, after] = [wordsOf(html), wordsOf(richTextHtml(made) ?? '')].map((words) => words.join(''));
    if (before !== after) report.note(place, 'its text reads differently here; compare the two.');
    return made;
  };
}
