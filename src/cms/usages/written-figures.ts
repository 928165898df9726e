import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { factsOf } from '../../blocks/known-facts.ts';
import { type Fact, formatFact, interpolate } from '../../domain/facts.ts';
import { nounIn } from '../panel/label-in.ts';
import { sayIn } from '../panel/say.ts';
import { untitled } from '../records/untitled.ts';
import { everyRecord } from './uses.ts';

/** Record whose words contain the value of a fact in plain text; it does not follow the fact. */
export interface WrittenFigure {
  readonly collection: CollectionSlug;
  readonly id: number | string;
  /** Type of the record: `article`, `page`. */
  readonly kind: string;
  readonly title: string;
}

/** Smaller figures are too common to search for. */
const least = 100;

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Builds the search for the value of a fact in plain text; undefined for an ambiguous, short one.
 */
function writtenAs(fact: Pick<Fact, 'kind' | 'value'>): RegExp | undefined {
  const { kind, value } = fact;
  if (kind === 'text') {
    if (value.length < 3) return undefined;
    return new RegExp(String.raw`(?<![\p{L}\d])${escaped(value)}(?![\p{L}\d])`, 'u');
  }
  if (!(Number(value) >= least)) return undefined;
  const plain = formatFact({ ...fact, kind: 'number', token: '', label: '' });
  return new RegExp(String.raw`(?<!\d[.,]?)(?:${escaped(plain)}|${escaped(value)})(?![.,]?\d)`);
}

/** Fields that hold no copy. */
const notRead: ReadonlySet<string> = new Set(['id', 'path', 'slug', 'createdAt', 'updatedAt', 'postDate']);

const holds = (value: unknown, written: RegExp): boolean => {
  if (typeof value === 'string') return written.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => !notRead.has(name) && holds(part, written));
};

const searched = ['insights', 'works', 'pages', 'jobs'] as const;

/**
 * Finds all records that contain the value of a fact in plain text, published or in their newest
 * draft.
 */
export async function writtenFigures(
  req: PayloadRequest,
  fact: Pick<Fact, 'kind' | 'value'>,
): Promise<readonly WrittenFigure[]> {
  const written = writtenAs(fact);
  if (!written) return [];
  const facts = await factsOf(req);
  const found = new Map<string, WrittenFigure>();
  for (const collection of searched) {
    const { labels, admin } = req.payload.collections[collection].config;
    const kind = nounIn(labels.singular, req.i18n);
    for await (const record of everyRecord(req, collection)) {
      const { id, [admin.useAsTitle ?? 'id']: title } = record;
      if ((typeof id !== 'number' && typeof id !== 'string') || !holds(record, written)) continue;
      found.set(`${collection} ${id}`, {
        collection,
        id,
        kind,
        title: interpolate(String(title ?? ''), facts) || sayIn(req.i18n)(untitled),
      });
    }
  }
  return [...found.values()];
}

/**
 * `GET /cms/facts/<id>/written?value=…`: records that contain this value of the fact in plain text.
 */
export const writtenEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/written',
  method: 'get',
  handler: async (req) => {
    const id = String(req.routeParams?.id);
    const fact = await req.payload.findByID({
      collection: 'facts',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
      user: req.user,
    });
    const headers = { 'cache-control': 'no-store' };
    if (!fact)
      return Response.json(
        { errors: [{ message: sayIn(req.i18n)('There is no such record.') }] },
        { status: 404, headers },
      );
    const value = String(req.query.value ?? fact.value);
    return Response.json({ written: await writtenFigures(req, { kind: fact.kind, value }) }, { headers });
  },
};
