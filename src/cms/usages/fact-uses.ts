import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { isStored } from '../../blocks/field-type.ts';
import { factsOf } from '../../blocks/known-facts.ts';
import type { Stored } from '../../blocks/stored.ts';
import { interpolate, tokensIn } from '../../domain/facts.ts';
import { isNeeded, organisationFactsOf } from '../../domain/organisation-facts.ts';
import { blockNamed } from '../../sections/blocks.ts';
import { brand, words } from '../panel/runtime-brand.ts';
import { everyRecord, knowsUses, refuseWhileUsed } from './uses.ts';

/** One place whose copy contains a fact. */
export interface FactUse {
  /** Record to edit; absent for the brand's own words. */
  readonly record?: {
    readonly collection: 'pages' | 'people' | 'testimonials' | 'navigation';
    readonly id: number | string;
  };
  /** Title of the page or record. */
  readonly title: string;
  /** `Section 5, Figures`. */
  readonly where: string;
  /** Unpublished. */
  readonly draft: boolean;
}

interface Part {
  /** Identifies the part across versions. */
  readonly key: string;
  readonly where: string;
  readonly holds: unknown;
}

function partsOfPage({ sections, title, description, service }: Stored): Part[] {
  const shown = (Array.isArray(sections) ? sections : []).filter(isStored).map((section, index) => ({
    key: String(section.id ?? index),
    where: `Section ${index + 1}, ${blockNamed(section.blockType)?.label ?? section.blockType}`,
    holds: section,
  }));
  return [...shown, { key: 'head', where: 'Search engines', holds: [title, description, service] }];
}

const whole =
  (where: string) =>
  (holds: Stored): Part[] => [{ key: '', where, holds }];

const lists = [
  { collection: 'pages', title: 'title', parts: partsOfPage },
  { collection: 'people', title: 'name', parts: whole('Team') },
  { collection: 'testimonials', title: 'position', parts: whole('What they said') },
  { collection: 'navigation', title: 'name', parts: whole('Every page') },
] as const;

/**
 * Finds every place whose copy contains a fact, by the name of the fact, in one pass for all facts.
 * Drafts come last, so the newest version decides the place.
 */
export async function factUses(req: PayloadRequest): Promise<ReadonlyMap<string, readonly FactUse[]>> {
  const found = new Map<string, Map<string, FactUse>>();
  const facts = await factsOf(req);
  const note = (holds: unknown, key: string, use: FactUse): void => {
    for (const token of tokensIn(JSON.stringify(holds) ?? '')) {
      const uses = found.get(token) ?? new Map<string, FactUse>();
      found.set(token, uses.set(key, { ...use, draft: use.draft && uses.get(key)?.draft !== false }));
    }
  };
  for (const { collection, title, parts } of lists)
    for await (const record of everyRecord(req, collection)) {
      const { id, _status } = record;
      if (typeof id !== 'number' && typeof id !== 'string') continue;
      const use = {
        record: { collection, id },
        title: interpolate(String(record[title] || `Number ${id}`), facts),
        draft: _status === 'draft',
      };
      for (const { key, where, holds } of parts(record)) note(holds, `${collection} ${id} ${key}`, { ...use, where });
    }
  note(words.search, 'search', { title: 'Search', where: 'Words that come with the brand', draft: false });
  return new Map([...found].map(([token, uses]) => [token, [...uses.values()]]));
}

const ofOrganisation: ReadonlySet<string> = new Set(organisationFactsOf(brand).map(({ token }) => token));

/** Uses outside copy: templates read the facts about contact by name. */
export const usesByTemplates = (token: string): readonly FactUse[] =>
  ofOrganisation.has(token)
    ? [{ title: 'Header, footer, contact and mails', where: 'Wherever the agency says who it is', draft: false }]
    : [];

/**
 * Keeps a fact that copy uses: visitors would see its name in braces.
 *
 * @throws {APIError} 409 with the places that use it
 */
export const keepsFactsInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (knowsUses(req)) return;
  const { token } = await req.payload.findByID({ collection: 'facts', id, depth: 0, overrideAccess: true, req });
  if (isNeeded(token))
    throw new APIError(`Every page needs this fact. It can be changed, but not deleted.`, 409, null, true);
  const uses = (await factUses(req)).get(token) ?? [];
  refuseWhileUsed('This fact is still said on', [...new Set(uses.map(({ title }) => `“${title}”`))]);
};
