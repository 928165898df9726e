import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  CodeBlock,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, PayloadRequest, RichTextField, TextField } from 'payload';
import { addressFormIssue, meantAddress } from '../../lib/text/typed-address.ts';
import { inLanguages } from '../panel/in-languages.ts';
import { sayIn } from '../panel/say.ts';
import { offersPages } from '../records/link-targets.ts';
import { translated } from '../translations/field.ts';
import { refuseUnwritten } from './written-text.ts';

/**
 * Payload's own code block loads its editor from another host, which the CSP blocks: the block
 * could be neither filled in nor read. This one has the same data in two plain fields.
 */
const codeBlock: Block = CodeBlock({
  defaultLanguage: 'plaintext',
  fieldOverrides: {
    labels: { singular: inLanguages('Code'), plural: inLanguages('Code') },
    admin: { disableBlockName: true, jsx: '@payloadcms/richtext-lexical/client#codeConverterClient' },
    fields: [
      {
        name: 'language',
        label: inLanguages('Language'),
        type: 'text',
        maxLength: 30,
        admin: { description: inLanguages('For example "html" or "css". Empty: plain text.') },
      },
      {
        name: 'code',
        label: inLanguages('Code'),
        type: 'textarea',
        required: true,
        admin: {
          rows: 12,
          className: 'code-text',
          description: inLanguages('Line breaks and spaces are kept. Tab indents; Escape, then Tab, leaves the field.'),
          components: {
            afterInput: ['/cms/admin/text/code-keys.tsx#CodeKeys', '/cms/admin/text/sync-block.tsx#SyncBlock'],
          },
        },
      },
    ],
  },
});

/**
 * URL of a link in rich text. Payload's own hook encodes a text that is no URL in its eyes (`/關於`,
 * for example) as one path segment, and saves links that the page then drops.
 */
const linkAddress = (field: TextField): TextField => ({
  ...(field as Extract<TextField, { hasMany?: false }>),
  hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? meantAddress(value) : value)] },
  validate: (value: unknown, { req }: { readonly req: PayloadRequest }) => {
    const say = sayIn(req.i18n);
    return typeof value === 'string' && value !== ''
      ? (addressFormIssue(meantAddress(value), say) ?? true)
      : say('Give an address.');
  },
  admin: { ...field.admin, components: { ...field.admin?.components, ...offersPages } },
});

/** Code blocks that start with Enter, and paste from Word. */
const writing = createServerFeature({
  key: 'writing',
  feature: { ClientFeature: '/cms/admin/text/writing-feature.ts#WritingFeatureClient' },
});

/** Features of rich text. The title of a page is its only h1, so headings start at h2. */
export const richTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url' && field.type === 'text' ? linkAddress(field) : field,
        ),
    }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: [codeBlock] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    writing(),
  ],
});

export function richText(
  name: string,
  label: string,
  description: string,
  options: { required?: boolean } = {},
): RichTextField {
  return {
    name,
    label,
    type: 'richText',
    ...translated,
    required: options.required ?? false,
    hooks: { beforeValidate: [refuseUnwritten] },
    admin: { description },
  };
}
