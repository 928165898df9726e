import { block } from '../../blocks/block.ts';
import { mapped, optionalGroup, rows } from '../../blocks/composed.ts';
import { choice, date, line, lines, name, optional, passage } from '../../blocks/text.ts';
import type { LegalBlock, LegalPage, LegalSection } from './legal-page.ts';

/** Stored part of a section; only the fields of its kind are used. */
interface Part {
  readonly kind: LegalBlock['kind'];
  readonly text?: string;
  readonly items?: readonly string[];
  readonly table?: {
    readonly caption: string;
    readonly rows: readonly { readonly term: string; readonly detail: string }[];
  };
}

function shown({ kind, text, items, table }: Part): LegalBlock | undefined {
  if (kind === 'paragraph') return text ? { kind, text } : undefined;
  if (kind === 'list') return items && items.length > 0 ? { kind, items } : undefined;
  if (!table) return undefined;
  return { kind, caption: table.caption, rows: table.rows.map(({ term, detail }) => [term, detail] as const) };
}

function kept(part: LegalBlock): Part {
  if (part.kind !== 'table') return part;
  return {
    kind: 'table',
    table: { caption: part.caption, rows: part.rows.map(([term, detail]) => ({ term, detail })) },
  };
}

const body = mapped<readonly LegalBlock[], readonly Part[]>(
  rows<Part>(
    { label: 'Text', one: 'Part', most: 30 },
    {
      kind: choice({
        label: 'Kind',
        start: 'paragraph',
        options: { paragraph: 'Paragraph', list: 'List', table: 'Table of two columns' },
      }),
      text: optional(passage({ label: 'Paragraph', most: 2000 })),
      items: optional(lines({ label: 'List', least: 0, most: 30, letters: 400 })),
      table: optionalGroup(
        { label: 'Table' },
        {
          caption: line({ label: 'Caption', most: 140 }),
          rows: rows(
            { label: 'Rows', one: 'Row', least: 0, most: 30 },
            { term: line({ label: 'Term', most: 140 }), detail: passage({ label: 'Detail', most: 600 }) },
          ),
        },
      ),
    },
  ),
  (parts) => parts.map(shown).filter((part) => part !== undefined),
  (parts) => parts.map(kept),
);

/** Address and description come from the page itself. `anchor` is the fragment of a section. */
export type LegalBlockProps = Pick<LegalPage, 'title' | 'lastUpdated' | 'lead'> & {
  readonly sections: readonly (Omit<LegalSection, 'id'> & { readonly anchor: string })[];
};

export const legalBlock = block<LegalBlockProps>({
  name: 'legal',
  label: 'Legal text',
  group: 'words',
  help: 'A legal text in sections, with a summary of each, a list of contents, and links to the other legal pages.',
  synonyms: 'privacy, terms, policy, conditions, imprint, cookies, contents',
  headingLevel: 1,
  frame: 'own',
  scriptless: true,
  fields: {
    title: line({ label: 'Title', most: 60 }),
    lastUpdated: optional(date({ label: 'Last updated' })),
    lead: passage({ label: 'Lead', most: 400 }),
    sections: rows(
      { label: 'Sections', one: 'Section', most: 30 },
      {
        anchor: name({ label: 'Name in addresses', help: 'Small letters and hyphens, once on the page.', most: 60 }),
        heading: line({ label: 'Heading', most: 120 }),
        summary: passage({ label: 'In one plain line', most: 300 }),
        body,
      },
    ),
  },
});
