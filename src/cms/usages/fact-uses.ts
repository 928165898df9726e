import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { isStored } from '../../blocks/field-type.ts';
import { factsOf } from '../../blocks/known-facts.ts';
import type { Stored } from '../../blocks/stored.ts';
import { interpolate, tokensIn } from '../../domain/facts.ts';
import { isNeeded, organisationFactsOf } from '../../domain/organisation-facts.ts';
import { blockNamed } from '../../sections/blocks.ts';
import { brand, words } from '../panel/runtime-brand.ts';
import { type PanelI18n, type Say, sayIn } from '../panel/say.ts';
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

function partsOfPage({ sections, title, description, service }: Stored, say: Say): Part[] {
  const shown = (Array.isArray(sections) ? sections : []).filter(isStored).map((section, index) => ({
    key: String(section.id ?? index),
    where: say('Section {number}, {name}', {
      number: index + 1,
      name: say(blockNamed(section.blockType)?.label ?? String(section.blockType)),
    }),
    holds: section,
  }));
  return [...shown, { key: 'head', where: say('Search engines'), holds: [title, description, service] }];
}

const whole =
  (where: string) =>
  (holds: Stored, say: Say): Part[] => [{ key: '', where: say(where), holds }];

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
export async function factUses(
  req: PayloadRequest,
  i18n: PanelI18n = req.i18n,
): Promise<ReadonlyMap<string, readonly FactUse[]>> {
  const found = new Map<string, Map<string, FactUse>>();
  const facts = await factsOf(req);
  const say = sayIn(i18n);
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
        title: interpolate(String(record[title] || say('Number {id}', { id })), facts),
        draft: _status === 'draft',
      };
      for (const { key, where, holds } of parts(record, say))
        note(holds, `${collection} ${id} ${key}`, { ...use, where });
    }
  note(words.search, 'search', {
    title: say('Search'),
    where: say('Words that come with the brand'),
    draft: false,
  });
  return new Map([...found].map(([token, uses]) => [token, [...uses.values()]]));
}

const ofOrganisation: ReadonlySet<string> = new Set(organisationFactsOf(brand).map(({ token }) => token));

/** Uses outside copy: templates read the facts about contact by name. */
export const usesByTemplates = (token: string, say: Say): readonly FactUse[] =>
  ofOrganisation.has(token)
    ? [
        {
          title: say('Header, footer, contact and mails'),
          where: say('Wherever the agency says who it is'),
          draft: false,
        },
      ]
    : [];

/**
 * Keeps a fact that copy uses: visitors would see its name in braces.
 *
 * @throws {APIError} 409 with the places that use it
 */
export const keepsFactsInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (knowsUses(req)) return;
  const { token } = await req.payload.findByID({ collection: 'facts', id, depth: 0, overrideAccess: true, req });
  const say = sayIn(req.i18n);
  if (isNeeded(token))
    throw new APIError(say('Every page needs this fact. It can be changed, but not deleted.'), 409, null, true);
  const uses = (await factUses(req)).get(token) ?? [];
  const pages = [...new Set(uses.map(({ title }) => say('“{title}”', { title })))];
  refuseWhileUsed(
    pages,
    (places) => say('This fact is still said on {places}. Take it out there first, then delete it.', { places }),
    say,
  );
};
