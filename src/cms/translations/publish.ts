import type { PayloadRequest } from 'payload';
import { type Facts, unknownTokens } from '../../domain/facts.ts';
import { firstLanguage } from '../../domain/languages.ts';
import { readFacts } from '../records/read-facts.ts';
import { statusOf } from './drift.ts';
import { summarise } from './overview.ts';
import type { SheetPlace } from './sheet.ts';
import { wordsOf } from './word-parts.ts';
import { onTranslation, type RecordPlace, RefusedChange } from './write-text.ts';

const writing = (req: PayloadRequest) =>
  ({ collection: 'translations', depth: 0, overrideAccess: false, user: req.user, req }) as const;

/** Refuses a text whose placeholders would show as braces, or leave out a fact. */
function placeholderIssue(
  { labels, missingPlaceholders, translation, state }: ReturnType<typeof statusOf>[number],
  facts: Facts,
): RefusedChange[] {
  const label = labels.at(-1) ?? '';
  if (state === 'removed') return [];
  const [missing] = missingPlaceholders;
  if (missing)
    return [
      new RefusedChange(400, '{label}: {placeholder} is missing. Put it in, or take it out of the English.', {
        label,
        placeholder: missing,
      }),
    ];
  const [unknown] = unknownTokens(wordsOf(translation?.text), facts);
  if (!unknown) return [];
  return [
    new RefusedChange(400, '{label}: {placeholder} is no placeholder of a fact. Correct it.', {
      label,
      placeholder: unknown,
    }),
  ];
}

async function publishRecord(req: PayloadRequest, place: RecordPlace): Promise<void> {
  const { flattenedFields } = req.payload.collections[place.of].config;
  const facts = await readFacts(req.payload);
  await onTranslation(req, place, async (inside, doc, stored) => {
    if (!stored || Object.keys(stored.texts).length === 0)
      throw new RefusedChange(400, 'Nothing is translated yet. Translate a text first.');
    const [issue] = statusOf(flattenedFields, doc, stored.texts, req.i18n).flatMap((status) =>
      placeholderIssue(status, facts),
    );
    if (issue) throw issue;
    const data = { texts: { ...stored.texts }, _status: 'published' } as const;
    await inside.payload.update({ ...writing(inside), id: stored.id, data });
  });
}

/** Takes a translation off the site; its newest texts stay as a draft. */
const withdrawRecord = (req: PayloadRequest, place: RecordPlace): Promise<void> =>
  onTranslation(req, place, async (inside, _doc, stored) => {
    if (!stored) throw new RefusedChange(409, 'This is not on the site.');
    const data = { texts: { ...stored.texts }, _status: 'draft' } as const;
    await inside.payload.update({ ...writing(inside), id: stored.id, data });
  });

/** Shows or withholds a record in the language that is written first. */
const showInFirst = (req: PayloadRequest, { of, record }: RecordPlace, isShown: boolean): Promise<void> =>
  onTranslation(req, { of, record, language: firstLanguage }, async (inside, _doc, stored) => {
    const _status = isShown ? ('published' as const) : ('draft' as const);
    if (stored) await inside.payload.update({ ...writing(inside), id: stored.id, data: { _status } });
    else if (!isShown)
      await inside.payload.create({
        ...writing(inside),
        data: { of, record, language: firstLanguage.code, texts: {}, _status },
      });
  });

/** Records of a sheet with unpublished texts, or with published ones. */
async function recordsOf(req: PayloadRequest, { of, record, language }: SheetPlace, publishes: boolean) {
  if (record !== 'all') return [record];
  const summaries = await summarise(req.payload, language, { collections: [of] });
  return summaries
    .filter(({ counts, isPublished, isDraft }) =>
      publishes ? isDraft || (counts.current > 0 && !isPublished) : isPublished,
    )
    .map(({ id }) => id);
}

/**
 * Publishes a sheet in a language, or takes it off the site there. Records of a shared list are
 * changed one after the other, about 10 ms each.
 *
 * @throws {RefusedChange} where a translation lacks a placeholder of a fact
 */
export async function setPublished(req: PayloadRequest, place: SheetPlace, publishes: boolean): Promise<void> {
  const { of, language } = place;
  for (const record of await recordsOf(req, place, publishes)) {
    const one = { of, record, language };
    if (language === firstLanguage) await showInFirst(req, one, publishes);
    else if (publishes) await publishRecord(req, one);
    else await withdrawRecord(req, one);
  }
}
