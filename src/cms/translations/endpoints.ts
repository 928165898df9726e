import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { languages } from '../../config/brand/languages.ts';
import { panelLocale, sayIn } from '../panel/say.ts';
import { isPageCollection, isTranslatedCollection } from './field.ts';
import { languageName, otherLanguages } from './language-names.ts';
import { summarise } from './overview.ts';
import { setPublished } from './publish.ts';
import { mayPublish, mayTranslate } from './rights.ts';
import { readHead, readSheet, type SheetPlace } from './sheet.ts';
import { describeState, stateOf } from './summary.ts';
import { changeText, RefusedChange, textChange } from './write-text.ts';

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

const noRecord = ({ i18n }: PayloadRequest): Response =>
  respond(404, { error: sayIn(i18n)('Record not found, or no permission.') });
const notForYou = ({ i18n }: PayloadRequest): Response =>
  respond(403, { error: sayIn(i18n)('You don’t have permission.') });

const asked = z.object({
  of: z.string().refine(isTranslatedCollection),
  record: z.union([z.literal('all'), z.coerce.number().int().positive().max(2_147_483_647)]),
  language: z.enum(languages.map(({ code }) => code)),
});

/** Reads the place from a query or a body; undefined for an unknown one. */
function placeOf(values: unknown): SheetPlace | undefined {
  const { success, data } = asked.safeParse(values);
  const language = languages.find(({ code }) => code === data?.language);
  if (!success || !language || !isTranslatedCollection(data.of)) return undefined;
  return data.record === 'all' && isPageCollection(data.of)
    ? undefined
    : { of: data.of, record: data.record, language };
}

const bodyOf = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => undefined);

/** Answers a refused change with its message. */
async function orRefusal({ i18n }: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedChange) return respond(error.status, { error: error.sentenceIn(sayIn(i18n)) });
    throw error;
  }
}

const reading = z.object({
  tab: z.enum(['check', 'all']),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** `GET …/sheet?of=pages&record=1&language=zh-Hant-HK&tab=check`: texts side by side. */
const sheet: Endpoint = {
  path: '/sheet',
  method: 'get',
  handler: async (req) => {
    const place = placeOf(req.query);
    const { data } = reading.safeParse(req.query);
    if (!place || !data || place.language === languages[0]) return noRecord(req);
    const found = await readSheet(req.payload, req.user, place, { ...data, i18n: req.i18n });
    return found ? respond(200, found) : noRecord(req);
  },
};

/** `GET …/states?of=pages&record=1`: state of a record in each other language. */
const states: Endpoint = {
  path: '/states',
  method: 'get',
  handler: async (req) => {
    const place = placeOf({ ...req.query, language: languages[0].code });
    if (!place || place.record === 'all' || !mayTranslate(req.user, place.of, 'read')) return noRecord(req);
    const { of, record } = place;
    const found = await Promise.all(
      otherLanguages.map(async (language) => {
        const [summary] = await summarise(req.payload, language, { collections: [of], ids: [record] });
        if (!summary) return [];
        const state = stateOf(summary.counts, summary);
        const words = describeState(state, summary.counts, sayIn(req.i18n));
        return [{ code: language.code, name: languageName(language, panelLocale(req.i18n)), state, words }];
      }),
    );
    return respond(200, { states: found.flat() });
  },
};

/** `POST …/texts`: writes, confirms or removes one text of a draft. */
const texts: Endpoint = {
  path: '/texts',
  method: 'post',
  handler: async (req) => {
    const body = await bodyOf(req);
    const place = placeOf(body);
    const { data } = z.object({ change: textChange }).safeParse(body);
    if (!place || !data || place.record === 'all' || place.language === languages[0])
      return respond(400, { error: sayIn(req.i18n)('Name a record, a language and a change of one text.') });
    const { of, record, language } = place;
    if (!mayTranslate(req.user, of, 'update')) return notForYou(req);
    return orRefusal(req, async () => {
      const saved = await changeText(req, { of, record, language }, data.change);
      return respond(200, { ...saved, head: await readHead(req.payload, place, req.i18n) });
    });
  },
};

const publishing = (path: string, publishes: boolean): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const place = placeOf(await bodyOf(req));
    if (!place || (place.language === languages[0] && !isPageCollection(place.of)))
      return respond(400, { error: sayIn(req.i18n)('Name a record and a language.') });
    if (!mayPublish(req.payload, req.user, place.of)) return notForYou(req);
    return orRefusal(req, async () => {
      await setPublished(req, place, publishes);
      return respond(200, {});
    });
  },
});

/** Endpoints of the panel's view of translations. */
export const translationEndpoints: Endpoint[] = [
  sheet,
  states,
  texts,
  publishing('/publish', true),
  publishing('/take-off', false),
];
