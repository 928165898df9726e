import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import { escapeHtml } from '../../lib/text/escape-html.ts';

interface CodeBlockNode {
  readonly fields: { readonly code?: string | null; readonly language?: string | null };
}

const codeBlock = ({ node }: { node: CodeBlockNode }): string => {
  const { code, language } = node.fields;
  return `<pre><code class="language-${escapeHtml(language || 'text')}">${escapeHtml(code ?? '')}</code></pre>`;
};

/** Drops empty paragraphs: the style sheet makes the space. */
const paragraphOf = (html: string): string => (/^(?:\s|<br \/>)*$/.test(html) ? '' : `<p>${html}</p>`);

/** Plain markup without styles or classes: the page's style sheets apply. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  paragraph: ({ node, nodesToHTML }) => {
    let words = '';
    const parts: string[] = [];
    for (const child of node.children) {
      const html = nodesToHTML({ nodes: [child] }).join('');
      // A code block that was typed is nested in a paragraph.
      if (child.type === 'block') parts.push(paragraphOf(words), html);
      words = child.type === 'block' ? '' : `${words}${html}`;
    }
    return [...parts, paragraphOf(words)].join('');
  },
  table: ({ node, nodesToHTML }) => `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
  tablecell: ({ node, nodesToHTML }) => {
    const inner = nodesToHTML({ nodes: node.children })
      .join('')
      .replace(/^<p>(.*)<\/p>$/s, '$1')
      .trim();
    // Bit 1 marks a cell of the heading row, bit 2 one of the heading column.
    if (node.headerState === 0) return `<td>${inner}</td>`;
    return `<th scope="${node.headerState & 1 ? 'col' : 'row'}">${inner}</th>`;
  },
  list: ({ node, nodesToHTML }) => `<${node.tag}>${nodesToHTML({ nodes: node.children }).join('')}</${node.tag}>`,
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  blocks: { Code: codeBlock },
});

/** HTML of a rich text field, as Craft would return it; null when the field is empty. */
export function richTextHtml(value: unknown): string | null {
  if (!value || typeof value !== 'object' || !('root' in value)) return null;
  const html = convertLexicalToHTML({ data: value as SerializedEditorState, converters, disableContainer: true });
  return html === '' ? null : html;
}

/** Plain text of a rich text field. */
export function richTextWords(value: unknown): string {
  if (!value || typeof value !== 'object' || !('root' in value)) return '';
  return convertLexicalToPlaintext({ data: value as SerializedEditorState });
}
