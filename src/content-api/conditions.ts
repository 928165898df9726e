import type { Where } from 'payload';
import { type ElementKind, recordId } from '../cms/element-ids.ts';
import { admits, admitted, columnCondition, dateCondition } from './arguments.ts';

export const sections = ['works', 'insights'] as const;
export type Section = (typeof sections)[number];

type ListArgument = readonly (string | null)[] | null;

interface CategoryCriteria {
  readonly id?: ListArgument;
  readonly slug?: ListArgument;
  readonly group?: ListArgument;
}

/** The arguments of `entries`, `entry` and `entryCount`, as Craft has them. */
export interface EntryCriteria {
  readonly section?: ListArgument;
  readonly type?: ListArgument;
  readonly slug?: ListArgument;
  readonly uri?: ListArgument;
  readonly id?: ListArgument;
  readonly status?: ListArgument;
  readonly site?: ListArgument;
  readonly siteId?: ListArgument;
  readonly postDate?: ListArgument;
  readonly dateCreated?: ListArgument;
  readonly dateUpdated?: ListArgument;
  readonly search?: string | null;
  readonly relatedToCategories?: readonly CategoryCriteria[] | null;
  readonly orderBy?: string | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** This installation has one site, under the id and the handle that Craft gives its first. */
export const siteId = 1;
const siteHandle = 'default';

export const pathOf = { works: 'work/', insights: 'insights/' } as const;

const categoryField = {
  works: { name: 'clientType', group: 'clientType' },
  insights: { name: 'articleCategory', group: 'articleCategory' },
} as const;

const searchedFields = { works: ['title', 'subject', 'services'], insights: ['title', 'description'] } as const;

const statuses: Readonly<Record<string, string>> = { live: 'published', draft: 'draft' };

const idsOf = (kind: ElementKind) => (id: string) => recordId(kind, id);

/** The sections that can hold what is asked for. A section's one entry type has its name. */
export const wantedSections = ({ section, type, site, siteId: id }: EntryCriteria): readonly Section[] =>
  admits(admitted(site), siteHandle) && admits(admitted(id), String(siteId))
    ? sections.filter((name) => admits(admitted(section), name) && admits(admitted(type), name))
    : [];

function categoryCondition(section: Section, { id, slug, group }: CategoryCriteria): Where | null {
  const field = categoryField[section];
  if (!admits(admitted(group), field.group)) return null;
  const conditions = [
    columnCondition(field.name, admitted(id), idsOf(field.group)),
    columnCondition(`${field.name}.slug`, admitted(slug)),
  ].filter((condition) => condition !== null);
  return { and: conditions.length > 0 ? conditions : [{ [field.name]: { exists: true } }] };
}

/** A slug as `uri` has it, without the section's path; undefined for an address of another section. */
const slugIn =
  (section: Section) =>
  (uri: string): string | undefined => {
    const path = uri.replace(/^\/+/, '');
    return path.startsWith(pathOf[section]) ? path.slice(pathOf[section].length) : undefined;
  };

/**
 * The condition for one section; null when nothing of that section can match.
 *
 * @throws {GraphQLError} when a date cannot be read
 */
export function conditionFor(section: Section, criteria: EntryCriteria): Where | null {
  const conditions: (Where | null)[] = [
    columnCondition('slug', admitted(criteria.slug)),
    columnCondition('slug', admitted(criteria.uri), slugIn(section)),
    columnCondition('id', admitted(criteria.id), idsOf(section)),
    columnCondition('_status', admitted(criteria.status), (status) => statuses[status.toLowerCase()]),
    dateCondition('postDate', 'postDate', criteria.postDate),
    dateCondition('dateCreated', 'createdAt', criteria.dateCreated),
    dateCondition('dateUpdated', 'updatedAt', criteria.dateUpdated),
  ];
  if (criteria.search?.trim()) {
    const wanted = criteria.search.trim().slice(0, 200);
    conditions.push({ or: searchedFields[section].map((field) => ({ [field]: { like: wanted } })) });
  }
  if (criteria.relatedToCategories && criteria.relatedToCategories.length > 0) {
    const related = criteria.relatedToCategories
      .map((one) => categoryCondition(section, one))
      .filter((condition) => condition !== null);
    if (related.length === 0) return null;
    conditions.push({ or: related });
  }
  return { and: conditions.filter((condition) => condition !== null) };
}
