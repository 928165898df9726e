import { sql } from '@payloadcms/db-postgres/drizzle';
import { isolateObjectProperty, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isRecord } from '../../lib/is-object.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { type Say, sayEnglish, type Values } from '../panel/say.ts';
import {
  isLines,
  isRichText,
  printOf,
  statusOf,
  type TextStatus,
  type TranslatedText,
  type Translations,
} from './drift.ts';
import { isPageCollection } from './field.ts';
import { longest } from './longest.ts';
import { tableOf } from './overview.ts';
import { type SheetDoc, type SheetPlace, textsOfDoc } from './sheet.ts';
import type { SheetText } from './sheet-shape.ts';

/** Change that cannot be made; the message is shown to the editor. */
export class RefusedChange extends Error {
  readonly status: number;
  /** The message in the language of the editor. */
  readonly sentenceIn: (say: Say) => string;

  constructor(status: number, message: string, values: Values = {}) {
    super(sayEnglish(message, values));
    this.status = status;
    this.sentenceIn = (say) => say(message, values);
  }
}

const print = z.string().max(40);
const at = { key: z.string().min(1).max(500), was: print };

/** Change of one text. `seen` and `was` are fingerprints of source and translation as last read. */
export const textChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('write'), ...at, seen: print, text: z.unknown() }),
  z.object({ action: z.literal('confirm'), ...at, seen: print }),
  z.object({ action: z.literal('remove'), ...at }),
]);

export type TextChange = z.infer<typeof textChange>;

export interface RecordPlace extends SheetPlace {
  readonly record: number;
}

/** Request whose operations take part in a transaction. */
function within(req: PayloadRequest, { req: { transactionID } }: Transaction): PayloadRequest {
  const own = isolateObjectProperty(req, 'transactionID');
  if (transactionID !== undefined) own.transactionID = transactionID;
  return own;
}

const isNothing = (text: unknown): boolean =>
  text === undefined || text === null || (typeof text === 'string' && text.trim() === '');

/** Checks that a translation has the shape of its source, and returns it as it is stored. */
function checkedText({ source, field }: TextStatus, text: unknown): unknown {
  if (isRecord(source)) {
    if (isRichText(text)) return text;
    throw new RefusedChange(400, 'This is formatted text, and the change has no format.');
  }
  if (Array.isArray(source)) {
    if (isLines(text)) return text;
    throw new RefusedChange(400, 'This text consists of lines.');
  }
  if (typeof text !== 'string') throw new RefusedChange(400, 'This text has no format.');
  // Line breaks of a headline are those of its poster.
  const written = field?.type === 'text' ? text.trim().replace(/\s*\n\s*/g, '\n') : text;
  const most = field && 'maxLength' in field ? field.maxLength : undefined;
  if (most !== undefined && written.length > most)
    throw new RefusedChange(400, 'At most {count} letters.', { count: most });
  return written;
}

/** Translation of a text after a change; undefined for none. */
function changed(status: TextStatus, change: TextChange): TranslatedText | undefined {
  const { source, state, translation } = status;
  if (change.action === 'remove') {
    if (state !== 'removed') throw new RefusedChange(409, 'The English has this text. Empty the field to remove it.');
    return undefined;
  }
  if (state === 'removed') throw new RefusedChange(409, 'The English no longer has this text.');
  const isSeen = change.seen === printOf(source);
  if (change.action === 'confirm') {
    if (!translation) throw new RefusedChange(409, 'This text has no translation yet.');
    if (!isSeen) throw new RefusedChange(409, 'The English changed again. Reload the page and compare.');
    return { text: translation.text, from: source };
  }
  if (isNothing(change.text)) return undefined;
  // A source that changed while the editor wrote stays to be checked.
  return { text: checkedText(status, change.text), from: isSeen ? source : (translation?.from ?? null) };
}

interface Stored {
  readonly id: number;
  readonly texts: Translations;
  readonly updatedAt: string;
}

async function storedIn(req: PayloadRequest, { of, record, language }: RecordPlace): Promise<Stored | undefined> {
  const { docs } = await req.payload.find({
    collection: 'translations',
    where: { of: { equals: of }, record: { equals: record }, language: { equals: language.code } },
    draft: true,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const [doc] = docs;
  return doc && { ...doc, texts: doc.texts as unknown as Translations };
}

/**
 * Runs work on the newest translation of a record in one transaction. The row of the record is
 * locked, so that two editors' changes of different texts are both kept.
 *
 * @throws {RefusedChange} for a record that the account may not read
 */
export async function onTranslation<Result>(
  req: PayloadRequest,
  place: RecordPlace,
  work: (inside: PayloadRequest, doc: SheetDoc, stored: Stored | undefined) => Promise<Result>,
): Promise<Result> {
  const { of, record } = place;
  return inTransaction(req.payload, async (transaction) => {
    await transaction.query(sql`update ${tableOf(of)} set id = id where id = ${record} returning id`);
    const inside = within(req, transaction);
    const doc = await req.payload.findByID({
      collection: of,
      id: record,
      draft: isPageCollection(of),
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      req: inside,
    });
    if (!doc) throw new RefusedChange(404, 'Record not found, or no permission.');
    return work(inside, doc, await storedIn(inside, place));
  });
}

/** Saves texts as a draft of the translation. */
async function saveDraft(
  req: PayloadRequest,
  { of, record, language }: RecordPlace,
  stored: Stored | undefined,
  texts: Record<string, TranslatedText>,
): Promise<string> {
  if (JSON.stringify(texts).length > longest) throw new RefusedChange(413, 'This record has too much text.');
  const options = { depth: 0, draft: true, overrideAccess: false, user: req.user, req } as const;
  const collection = 'translations';
  const saved = stored
    ? await req.payload.update({ collection, id: stored.id, data: { texts: { ...texts } }, autosave: true, ...options })
    : await req.payload.create({
        collection,
        data: { of, record, language: language.code, texts: { ...texts }, _status: 'draft' },
        ...options,
      });
  return saved.updatedAt;
}

export interface SavedText {
  /** Undefined once the text has neither source nor translation. */
  readonly text: SheetText | undefined;
  readonly savedAt: string;
}

/**
 * Changes one text of a translation and keeps all others as stored.
 *
 * @throws {RefusedChange} 409 where another editor changed the same text since it was read
 */
export async function changeText(req: PayloadRequest, place: RecordPlace, change: TextChange): Promise<SavedText> {
  const { flattenedFields } = req.payload.collections[place.of].config;
  const textIn = (doc: SheetDoc, translations: Translations): SheetText | undefined =>
    textsOfDoc(req.payload, place.of, doc, { translations, i18n: req.i18n }).find(({ key }) => key === change.key);
  return onTranslation(req, place, async (inside, doc, stored) => {
    const before = stored?.texts ?? {};
    const status = statusOf(flattenedFields, doc, before).find(({ key }) => key === change.key);
    if (!status) throw new RefusedChange(409, 'The English no longer has this text.');
    const translation = changed(status, change);
    const print = printOf(before[change.key]?.text);
    // The answer to an earlier attempt may have been lost.
    if (print !== change.was && print !== printOf(translation?.text))
      throw new RefusedChange(
        409,
        'Another editor changed this text since you read it. Your words are kept here: copy them, then reload the page.',
      );
    const isSame =
      print === printOf(translation?.text) && printOf(before[change.key]?.from) === printOf(translation?.from);
    if (stored && isSame) return { text: textIn(doc, before), savedAt: stored.updatedAt };
    const { [change.key]: _replaced, ...others } = before;
    const texts = translation ? { ...others, [change.key]: translation } : others;
    const savedAt = await saveDraft(inside, place, stored, texts);
    return { text: textIn(doc, texts), savedAt };
  });
}
