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
import type { Block, RichTextField, TextField } from 'payload';
import { faultOfForm, meantAddress } from '../../shared/typed-address.ts';
import { offersPages } from '../choosing-links.ts';
import { refuseUnwritten } from './written-text.ts';

/**
 * Payload's own code block fetches its editor from another host, which the policy refuses: nothing
 * can be typed, and what is there cannot be seen. This one holds the same in two plain fields.
 */
const codeBlock: Block = CodeBlock({
  defaultLanguage: 'plaintext',
  fieldOverrides: {
    labels: { singular: 'Code', plural: 'Code' },
    admin: { disableBlockName: true, jsx: '@payloadcms/richtext-lexical/client#codeConverterClient' },
    fields: [
      {
        name: 'language',
        type: 'text',
        maxLength: 30,
        admin: { description: 'For example "html" or "css". Empty: plain text.' },
      },
      {
        name: 'code',
        type: 'textarea',
        required: true,
        admin: {
          rows: 12,
          className: 'code-text',
          description: 'Line breaks and spaces are kept. Tab indents; Escape, then Tab, leaves the field.',
          components: { afterInput: ['/text/code-keys.tsx#CodeKeys', '/text/sync-block.tsx#SyncBlock'] },
        },
      },
    ],
  },
});

/**
 * The address of a link in running text. Payload's own hook encodes what it does not take for an
 * address, `/關於` among them, as one part of a path, and what the page then leaves out is saved all
 * the same.
 */
const linkAddress = (field: TextField): TextField => ({
  ...(field as Extract<TextField, { hasMany?: false }>),
  hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? meantAddress(value) : value)] },
  validate: (value: unknown) =>
    typeof value === 'string' && value !== '' ? (faultOfForm(meantAddress(value)) ?? true) : 'Give an address.',
  admin: { ...field.admin, components: { ...field.admin?.components, ...offersPages } },
});

/** Code blocks begun with Enter, and text from Word. */
const writing = createServerFeature({
  key: 'writing',
  feature: { ClientFeature: '/text/writing-feature.ts#WritingFeatureClient' },
});

/**
 * What editors can set in running text. A page's own title is its only h1, so headings start at h2.
 */
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
    required: options.required ?? false,
    hooks: { beforeValidate: [refuseUnwritten] },
    admin: { description },
  };
}
