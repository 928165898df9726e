import type { Payload } from 'payload';
import type { Facts } from '../../domain/facts.ts';
import type { Language } from '../../domain/languages.ts';
import { payloadIn } from '../translations/translated-payload.ts';

const everyFact = { collection: 'facts', overrideAccess: false, depth: 0, pagination: false } as const;

/**
 * Reads all facts, by their name in copy.
 *
 * @param source content system without translations, where `payload` reads in a language
 */
export async function readFacts(payload: Payload, source = payload): Promise<Facts> {
  const { docs } = await payload.find(everyFact);
  const sources = source === payload ? undefined : (await source.find(everyFact)).docs;
  const values = new Map(sources?.map(({ token, value }) => [token, value]));
  return new Map(
    docs.map(({ token, label, kind, value }) => [
      token,
      { token, label, kind, value, untranslated: values.get(token) },
    ]),
  );
}

/** Reads all facts in a language, such as that of a mail. */
export const readFactsIn = (payload: Payload, language: Pick<Language, 'code'>): Promise<Facts> =>
  readFacts(payloadIn(payload, language), payload);
