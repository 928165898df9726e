import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { isStored } from '../../../blocks/field-type.ts';
import type { Stored } from '../../../blocks/stored.ts';
import { isListPath, type ListPath } from '../../../domain/template-addresses.ts';
import { addressFormIssue } from '../../../lib/text/typed-address.ts';
import { blockNamed } from '../../../sections/blocks.ts';
import { isPublishedPage } from '../../addresses/published-page.ts';
import { withoutQuery } from '../../addresses/redirect-paths.ts';
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

function listIssue(sections: readonly Stored[], path: string): Issue[] {
  if (!isListPath(path)) return [];
  const wanted = listAt[path];
  if (sections.some(({ blockType }) => blockType === wanted)) return [];
  const label = blockNamed(wanted)?.label ?? wanted;
  return [{ path: 'sections', message: `Visitors come to ${path} for a list. Add the section “${label}”.` }];
}

function openingIssue(sections: readonly Stored[]): Issue[] {
  const places = sections.flatMap((section, index) => (opens(section) ? [index] : []));
  const say = (message: string): Issue[] => [{ path: 'sections', message }];
  if (places.length === 0)
    return say('A page begins with a hero: it holds the heading. Add one from the group Heroes.');
  if (places.length > 1)
    return say(
      `A page has one hero. This one has ${places.length}: sections ${places.map((place) => place + 1).join(', ')}.`,
    );
  return places[0] === 0 ? [] : say(`The hero comes first. Here it is section ${(places[0] ?? 0) + 1}.`);
}

/** Finds duplicates: names and anchors must be unique, and a page has one contact form. */
function pairIssues(sections: readonly Stored[]): Issue[] {
  const seen = new Map<string, number>();
  return sections.flatMap((section, index) => {
    const { blockType, name, frame } = section;
    const claims = [
      ...(blockType === 'contact-form' ? [['the contact form', 'lead']] : []),
      ...(typeof name === 'string'
        ? [[`the name “${name}” among sections of its kind`, 'name', String(blockType)]]
        : []),
      ...(isStored(frame) && typeof frame.anchor === 'string' && frame.anchor !== ''
        ? [[`the anchor “${frame.anchor}”`, 'frame.anchor']]
        : []),
    ];
    return claims.flatMap(([what = '', field = '', kind = '']) => {
      const before = seen.get(what + kind);
      seen.set(what + kind, index);
      return before === undefined
        ? []
        : [{ path: `sections.${index}.${field}`, message: `Section ${before + 1} has ${what} already.` }];
    });
  });
}

/** Finds sections whose own rules are broken. */
const sectionIssues = (sections: readonly Stored[]): Issue[] =>
  sections.flatMap((section, index) => {
    const issue = blockNamed(section.blockType)?.issueOf?.(section);
    return issue ? [{ path: `sections.${index}.${issue.field}`, message: issue.message }] : [];
  });

/** Names of the fields that hold an address. */
const addressed: ReadonlySet<string> = new Set(['href', 'link', 'url']);

function addressesIn(value: unknown, within?: string): { readonly path: string; readonly address: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const path = within === undefined ? name : `${within}.${name}`;
    return addressed.has(name) && typeof part === 'string' && part !== ''
      ? [{ path, address: part }]
      : addressesIn(part, path);
  });
}

async function addressIssue(
  req: PayloadRequest,
  address: string,
  own: string | undefined,
): Promise<string | undefined> {
  const issue = addressFormIssue(address);
  if (issue || !address.startsWith('/')) return issue;
  const path = withoutQuery(address);
  if (path === own || (await isPublishedPage(req, path)) !== false) return undefined;
  return `No page answers at ${path}. Publish that page first, or choose another.`;
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
  return other
    ? [{ path: 'title', message: `The page at ${other.path} has this title. Each page needs its own.` }]
    : [];
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
  const issues = [
    ...openingIssue(sections),
    ...listIssue(sections, String(page.path ?? '')),
    ...pairIssues(sections),
    ...colourIssues(sections, page.ground),
    ...incompleteBlockIssues(collection.flattenedFields, page, req.i18n),
    ...sectionIssues(sections),
    ...(await linkIssues(req, sections, 'sections', String(page.path ?? ''))),
    ...(typeof page.title === 'string' ? await titleIssue(req, page.title, page.id) : []),
  ];
  refusesIssues(req, collection, issues, page);
  return data;
};
