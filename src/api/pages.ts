import type { Where } from 'payload';
import { foldedPath } from '../cms/fields/page-path.ts';
import type { Page } from '../cms/payload-types.ts';
import { elementId } from '../cms/records/element-ids.ts';
import { composedPage } from '../content/payload/pages.ts';
import { interpolate } from '../domain/facts.ts';
import { isObject } from '../lib/is-object.ts';
import type { ApiContext } from './context.ts';
import { readAs } from './entries.ts';
import { readWindow, type Window } from './limits.ts';

/** Pages read per piece without their sections; a piece takes a few milliseconds. */
const pieceOfList = 100;

/** Columns behind all fields except the sections. */
const cardColumns = {
  path: true,
  title: true,
  description: true,
  menu: true,
  ground: true,
  updatedAt: true,
  _status: true,
} as const;

type Card = Pick<Page, keyof typeof cardColumns | 'id'>;

/** Makes paths absolute: pictures, films and wordmarks of a section use paths of this site. */
function withAddresses(value: unknown, siteUrl: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withAddresses(part, siteUrl));
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    name === 'url' && typeof part === 'string' && part.startsWith('/')
      ? `${siteUrl}${part}`
      : withAddresses(part, siteUrl),
  ]);
  return Object.fromEntries(parts);
}

async function sectionsOf({ id }: Card, context: ApiContext) {
  const { payload, siteUrl, queue } = context;
  const { docs } = await queue.run(() =>
    payload.find({
      collection: 'pages',
      where: { id: { equals: id } },
      limit: 1,
      pagination: false,
      ...readAs(context),
    }),
  );
  const [record] = docs;
  if (!record) return [];
  // References are read in turns of their own.
  const { sections } = await composedPage(payload, record, context);
  return sections.map(({ block, frame, props }) => ({
    block,
    frame: withAddresses(frame ?? null, siteUrl),
    props: withAddresses(props, siteUrl),
  }));
}

/**
 * Returns the source object of the schema's page type; costly fields are functions, called on
 * request only.
 */
function pageSource(card: Card, context: ApiContext) {
  const { id, path, title, description, menu, ground, updatedAt, _status } = card;
  return {
    id: elementId('pages', id),
    path,
    url: new URL(path, context.siteUrl).href,
    status: _status === 'published' ? 'live' : 'draft',
    // Required fields of a page may be missing in a draft.
    title: async () => interpolate(title ?? '', await context.facts()),
    description: async () => interpolate(description ?? '', await context.facts()),
    menu,
    ground,
    dateUpdated: updatedAt,
    sections: () => sectionsOf(card, context),
  };
}

/** Drafts have no path before they have a title. */
const anywhere: Where = { path: { exists: true } };

/** Reads cards in pieces, sorted by path. */
async function readCards(context: ApiContext, where: Where, most: number): Promise<Card[]> {
  const found: Card[] = [];
  for (let page = 1; found.length < most; page += 1) {
    const { docs } = await context.queue.run(() =>
      context.payload.find({
        collection: 'pages',
        where,
        sort: 'path',
        limit: Math.min(pieceOfList, most),
        page,
        pagination: false,
        select: cardColumns,
        ...readAs(context),
      }),
    );
    found.push(...docs);
    if (docs.length < pieceOfList) break;
  }
  return found.slice(0, most);
}

/** @throws {GraphQLError} when a number is negative */
export async function findPages(args: Window, context: ApiContext) {
  const { limit, offset } = readWindow(args);
  const cards = await readCards(context, anywhere, offset + limit);
  return cards.slice(offset).map((card) => pageSource(card, context));
}

/** Returns the page at a path as visitors may type it; null if there is none. */
export async function findPage(path: string, context: ApiContext) {
  const [card] = await readCards(context, { path: { equals: foldedPath(path) } }, 1);
  return card ? pageSource(card, context) : null;
}
