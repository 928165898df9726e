import { createHash } from 'node:crypto';
import type { FlattenedField } from 'payload';
import { tokensIn } from '../../domain/facts.ts';
import { isRecord } from '../../lib/is-object.ts';
import type { PanelI18n } from '../panel/say.ts';
import { type FoundText, mapTexts, textsOf } from './texts.ts';

/** Translation of one text. */
export interface TranslatedText {
  readonly text: unknown;
  /** Source text that it was made from, or that an editor confirmed since. */
  readonly from: unknown;
}

/** Translations of a record by the key of the text. */
export type Translations = Readonly<Record<string, TranslatedText>>;

/** `removed`: the source no longer has this text. */
export type TextState = 'current' | 'changed' | 'missing' | 'removed';

export interface TextStatus extends Pick<FoundText, 'key' | 'labels'> {
  /** Undefined if the source no longer has the text. */
  readonly field?: FoundText['field'];
  readonly state: TextState;
  /** Undefined if the source no longer has the text. */
  readonly source: unknown;
  readonly translation: TranslatedText | undefined;
  /** Placeholders of facts that the source has and the translation lacks: `{shop-shopify}`. */
  readonly missingPlaceholders: readonly string[];
}

/** Whether the converters of rich text can read a node. */
const isNode = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.type === 'string' &&
  (value.type !== 'text' || typeof value.text === 'string') &&
  (value.children === undefined || (Array.isArray(value.children) && value.children.every(isNode)));

export const isRichText = (value: unknown): boolean =>
  isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children) && value.root.children.every(isNode);

export const isLines = (value: unknown): boolean =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

/** Whether a text can take the place of another: both plain, both lines, or both rich text. */
function hasShapeOf(source: unknown, text: unknown): boolean {
  if (isRecord(source)) return isRichText(text);
  return Array.isArray(source) ? isLines(text) : typeof text === 'string';
}

/** Attributes of rich text that change without a change of its words or marks. */
const irrelevant: ReadonlySet<string> = new Set(['direction', 'version', 'textFormat', 'textStyle']);

/** Orders keys, which PostgreSQL stores in an order of its own, and drops empty attributes. */
const settled = (_name: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name, part]) => !irrelevant.has(name) && part !== null && part !== '' && part !== 0)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value;

const written = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value ?? '', settled);

/** Fingerprint of a text; equal for texts that count as the same. */
export const printOf = (value: unknown): string =>
  createHash('sha256').update(written(value)).digest('base64url').slice(0, 16);

const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);

function missingPlaceholders(source: unknown, text: unknown): string[] {
  const there = tokensIn(written(text));
  return [...tokensIn(written(source))].filter((token) => !there.has(token)).map((token) => `{${token}}`);
}

/**
 * Replaces the texts of a record by their translations. The others stay in the source language, and
 * those whose source has another shape since.
 */
export const translatedRecord = <Value extends object>(
  fields: readonly FlattenedField[],
  record: Value,
  translations: Translations,
): Value =>
  mapTexts(fields, record, ({ key, value }) => {
    const text = translations[key]?.text;
    return hasShapeOf(value, text) ? text : value;
  });

/**
 * Compares a record with its translations in the order of its form; removed texts come last.
 *
 * @param i18n language of the labels
 */
export function statusOf(
  fields: readonly FlattenedField[],
  record: object,
  translations: Translations,
  i18n: PanelI18n | 'en' = 'en',
): TextStatus[] {
  const sources = textsOf(fields, record, { i18n });
  const known = new Set(sources.map(({ key }) => key));
  const present = sources.map(({ key, labels, field, value }): TextStatus => {
    const translation = translations[key];
    const found = { key, labels, field, source: value, translation };
    if (!translation) return { ...found, state: 'missing', missingPlaceholders: [] };
    const state = isSame(translation.from, value) ? 'current' : 'changed';
    return { ...found, state, missingPlaceholders: missingPlaceholders(value, translation.text) };
  });
  const removed = Object.entries(translations)
    .filter(([key]) => !known.has(key))
    .map(
      ([key, translation]): TextStatus => ({
        key,
        labels: [],
        state: 'removed',
        source: undefined,
        translation,
        missingPlaceholders: [],
      }),
    );
  return [...present, ...removed];
}
