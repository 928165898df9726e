import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { isStored } from '../../../blocks/field-type.ts';
import type { Stored } from '../../../blocks/stored.ts';
import { isListPath, type ListPath } from '../../../domain/template-addresses.ts';
import { addressFormIssue } from '../../../lib/text/typed-address.ts';
import { blockNamed } from '../../../sections/blocks.ts';
import { isPublishedPage } from '../../addresses/published-page.ts';
import { addressesIn } from '../../addresses/record-links.ts';
import { withoutQuery } from '../../addresses/redirect-paths.ts';
import { type Say, sayIn } from '../../panel/say.ts';
import { colourIssues } from './colour-checks.ts';
import { incompleteBlockIssues } from './incomplete-blocks.ts';
import { type Issue, refusesIssues } from './validation-issues.ts';

/** Lists that open the page when they are given a heading. */
const openingLists: ReadonlySet<unknown> = new Set(['work-list', 'insight-list']);

const hasHeading = ({ heading }: Stored): boolean =>
  isStored(heading) && typeof heading.text === 'string' && heading.text.trim() !== '';

/** Sections that contain the heading of the page. */
const opens = (section: Stored): boolean =>
  blockNamed(section.blockType)?.headingLevel === 1 || (openingLists.has(section.blockType) && hasHeading(section));

/** Section that a page at a list's address must have. */
const listAt: Readonly<Record<ListPath, string>> = {
  '/work': 'work-list',
  '/insights': 'insight-list',
  '/jobs': 'job-list',
};

function listIssue(sections: readonly Stored[], path: string, say: Say): Issue[] {
  if (!isListPath(path)) return [];
  const wanted = listAt[path];
  if (sections.some(({ blockType }) => blockType === wanted)) return [];
  const values = { path, label: say(blockNamed(wanted)?.label ?? wanted) };
  return [{ path: 'sections', message: 'Visitors come to {path} for a list. Add the section “{label}”.', values }];
}

function openingIssue(sections: readonly Stored[]): Issue[] {
  const places = sections.flatMap((section, index) => (opens(section) ? [index] : []));
  const path = 'sections';
  const [first] = places;
  if (first === undefined)
    return [{ path, message: 'A page begins with a hero: it holds the heading. Add one from the group Heroes.' }];
  if (places.length > 1) {
    const values = { count: places.length, numbers: places.map((place) => place + 1).join(', ') };
    return [{ path, message: 'A page has one hero. This one has {count}: sections {numbers}.', values }];
  }
  const values = { number: first + 1 };
  return first === 0 ? [] : [{ path, message: 'The hero comes first. Here it is section {number}.', values }];
}

/** Finds duplicates: names and anchors must be unique, and a page has one contact form. */
function pairIssues(sections: readonly Stored[]): Issue[] {
  const seen = new Map<string, number>();
  return sections.flatMap((section, index) => {
    const { blockType, name, frame } = section;
    const anchor = isStored(frame) && typeof frame.anchor === 'string' ? frame.anchor : '';
    const claims = [
      ...(blockType === 'contact-form'
        ? [{ field: 'lead', name: '', message: 'Section {number} has the contact form already.' }]
        : []),
      ...(typeof name === 'string'
        ? [
            {
              field: 'name',
              name,
              message: 'Section {number} has the name “{name}” among sections of its kind already.',
            },
          ]
        : []),
      ...(anchor === ''
        ? []
        : [{ field: 'frame.anchor', name: anchor, message: 'Section {number} has the anchor “{name}” already.' }]),
    ];
    return claims.flatMap(({ field, name: claimed, message }): Issue[] => {
      const claim = [field, claimed, ...(field === 'name' ? [blockType] : [])].join(' ');
      const before = seen.get(claim);
      seen.set(claim, index);
      return before === undefined
        ? []
        : [{ path: `sections.${index}.${field}`, message, values: { number: before + 1, name: claimed } }];
    });
  });
}

/** Finds sections whose own rules are broken. */
const sectionIssues = (sections: readonly Stored[], say: Say): Issue[] =>
  sections.flatMap((section, index) => {
    const issue = blockNamed(section.blockType)?.issueOf?.(section);
    if (!issue) return [];
    const { field, message, values = {} } = issue;
    const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say(value)]));
    return [{ path: `sections.${index}.${field}`, message, values: said }];
  });

async function addressIssue(
  req: PayloadRequest,
  address: string,
  own: string | undefined,
): Promise<string | undefined> {
  const say = sayIn(req.i18n);
  const issue = addressFormIssue(address, say);
  if (issue || !address.startsWith('/')) return issue;
  const path = withoutQuery(address);
  if (path === own || (await isPublishedPage(req, path)) !== false) return undefined;
  return say('No page answers at {path}. Publish that page first, or choose another.', { path });
}

/**
 * Finds links to addresses where no page answers.
 *
 * @param within path of the value in the record; the whole record by default
 * @param own address of the record, which may link to itself before it is published
 */
export async function linkIssues(req: PayloadRequest, value: unknown, within?: string, own?: string): Promise<Issue[]> {
  const found = addressesIn(value, within);
  const answers = new Map<string, Promise<string | undefined>>();
  const issues: Issue[] = [];
  for (const { path, address } of found) {
    const answer = answers.get(address) ?? addressIssue(req, address, own);
    answers.set(address, answer);
    const message = await answer;
    if (message) issues.push({ path, message });
  }
  return issues;
}

async function titleIssue(req: PayloadRequest, title: string, id: unknown): Promise<Issue[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      and: [{ title: { equals: title } }, { _status: { equals: 'published' } }, { id: { not_equals: id ?? 0 } }],
    },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const [other] = docs;
  if (!other) return [];
  const values = { path: String(other.path) };
  return [{ path: 'title', message: 'The page at {path} has this title. Each page needs its own.', values }];
}

/**
 * Checks a whole page before it is published; drafts are not checked.
 *
 * @throws {ValidationError} with all faults, each beside its field
 */
export const checksPage: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  const page: Stored = { ...originalDoc, ...data };
  if (!data || !req.user || data._status !== 'published') return data;
  const sections = (Array.isArray(page.sections) ? page.sections : []).filter(isStored);
  const say = sayIn(req.i18n);
  const issues = [
    ...openingIssue(sections),
    ...listIssue(sections, String(page.path ?? ''), say),
    ...pairIssues(sections),
    ...colourIssues(sections, page.ground),
    ...incompleteBlockIssues(collection.flattenedFields, page, req.i18n),
    ...sectionIssues(sections, say),
    ...(await linkIssues(req, sections, 'sections', String(page.path ?? ''))),
    ...(typeof page.title === 'string' ? await titleIssue(req, page.title, page.id) : []),
  ];
  refusesIssues(req, collection, issues, page);
  return data;
};
