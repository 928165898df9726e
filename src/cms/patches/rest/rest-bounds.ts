import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { isObject } from '../../../lib/is-object.ts';
import { rememberLoaded } from '../editing/stale-saves.ts';

/** Most records in one answer, and most levels of relations. */
const mostRecords = 200;
const deepest = 2;

/**
 * Fields of accounts and tokens closed to filters and sorting: repeated queries would reveal their
 * values.
 */
const secrets = new Set([
  'hash',
  'salt',
  'password',
  'sessions',
  'secondFactor',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'apiKey',
  'apiKeyIndex',
  'enableAPIKey',
  'hasAPIKey',
]);

/** Fields that only the system sets. */
const systemsOwn = ['createdAt', 'updatedAt'] as const;

type Unknown = Readonly<Record<string, unknown>>;

/** Whether a path leads through a relation into another collection. */
function leavesRecord(fields: readonly FlattenedField[], [first, ...rest]: readonly string[]): boolean {
  if (rest.length === 0) return false;
  const field = fields.find(({ name }) => name === first);
  if (!field || field.type === 'join') return true;
  if ('relationTo' in field) return !['value', 'relationTo', 'id'].includes(rest[0] ?? '');
  return 'flattenedFields' in field ? leavesRecord(field.flattenedFields, rest) : false;
}

function checkPath(path: string, { flattenedFields }: SanitizedCollectionConfig): void {
  const parts = path.replace(/^-/, '').trim().split('.');
  const own = parts[0] === 'version' ? parts.slice(1) : parts;
  if (parts.some((part) => secrets.has(part)) || leavesRecord(flattenedFields, own))
    throw new APIError(`Nothing is found or sorted by "${path.slice(0, 80)}".`, 400);
}

function checkSort(sort: unknown, collection: SanitizedCollectionConfig): void {
  for (const one of Array.isArray(sort) ? sort : [sort])
    if (typeof one === 'string') for (const path of one.split(',')) checkPath(path, collection);
}

/** Splits the path of a field; a version's fields have the same names as its record's. */
const stepsTo = (path: string): string[] => path.replace(/^version\./, '').split('.');

/**
 * Refuses to sort by a field that the account may not read: comparing positions would reveal its
 * value step by step.
 */
async function checkSortedBy(
  sort: unknown,
  { flattenedFields }: SanitizedCollectionConfig,
  whose: () => Promise<PayloadRequest>,
): Promise<void> {
  const paths = [sort].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : []));
  for (const path of paths) {
    const [name] = stepsTo(path.replace(/^-/, '').trim());
    const field = flattenedFields.find((one) => one.name === name);
    const read = field && 'access' in field ? field.access?.read : undefined;
    if (read && !(await read({ req: await whose() })))
      throw new APIError(`Nothing is sorted by "${path.slice(0, 80)}".`, 400);
  }
}

/**
 * Whether sorting a list by this is refused.
 *
 * @param whose called only where the answer depends on the account
 */
export async function refusesSort(
  sort: string,
  collection: SanitizedCollectionConfig,
  whose: () => Promise<PayloadRequest>,
): Promise<boolean> {
  try {
    checkSort(sort, collection);
    await checkSortedBy(sort, collection, whose);
    return false;
  } catch (error) {
    if (error instanceof APIError) return true;
    throw error;
  }
}

/**
 * Operators for map positions and for several values, which Payload accepts and its databases do
 * not.
 */
const unsupportedOperators = new Set(['all', 'near', 'within', 'intersects']);

const multiValueOperators = new Set(['equals', 'not_equals', 'in', 'not_in']);
const textOperators = new Set(['like', 'not_like', 'contains']);

/** Relations to several collections are pairs, and the panel sends dates as objects. */
const isOneValue = (value: unknown): boolean =>
  !isObject(value) || value instanceof Date || ('relationTo' in value && 'value' in value);

const listed = (value: unknown): readonly unknown[] => (typeof value === 'string' ? value.split(',') : [value].flat());

function kindOf(fields: readonly FlattenedField[], [first, ...rest]: readonly string[]): string | undefined {
  const field = fields.find(({ name }) => name === first);
  return rest.length > 0 && field && 'flattenedFields' in field ? kindOf(field.flattenedFields, rest) : field?.type;
}

function isSupported(kind: string | undefined, operator: string, value: unknown): boolean {
  if (unsupportedOperators.has(operator) || (kind === 'date' && textOperators.has(operator))) return false;
  const isRelation = kind === 'relationship' || kind === 'upload';
  if (isRelation && ['in', 'not_in'].includes(operator) && listed(value).includes('null')) return false;
  return multiValueOperators.has(operator) && Array.isArray(value) ? value.every(isOneValue) : isOneValue(value);
}

/**
 * Checks that each comparison suits its field, with one value, or with several where the operator
 * takes them.
 */
function checkCondition(path: string, condition: unknown, { flattenedFields }: SanitizedCollectionConfig): void {
  if (!isObject(condition)) return;
  const kind = kindOf(flattenedFields, stepsTo(path));
  for (const [operator, value] of Object.entries(condition))
    if (!isSupported(kind, operator, value))
      throw new APIError(`"${path.slice(0, 80)}" is not compared by "${operator.slice(0, 40)}" in this way.`, 400);
}

function checkWhere(where: unknown, collection: SanitizedCollectionConfig): void {
  if (!isObject(where)) return;
  for (const [path, condition] of Object.entries(where)) {
    if (!['and', 'or'].includes(path.toLowerCase())) {
      checkPath(path, collection);
      checkCondition(path, condition, collection);
    } else if (isObject(condition)) for (const one of Object.values(condition)) checkWhere(one, collection);
  }
}

/**
 * Refuses any other word, which would unpublish a record: Payload compares the value without
 * validating it.
 */
function checkStatus({ _status }: Unknown, { versions }: SanitizedCollectionConfig): void {
  if (versions?.drafts && _status !== undefined && _status !== 'draft' && _status !== 'published')
    throw new APIError('A record is either "draft" or "published".', 400);
}

const bounded = (value: unknown, most: number): number => {
  const wanted = Number(value);
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, most) : most;
};

/** Applies the same bounds to lists joined to a record. */
function boundedJoins(joins: unknown, collection: SanitizedCollectionConfig, req: PayloadRequest): unknown {
  if (!isObject(joins)) return joins;
  return Object.fromEntries(
    Object.entries(joins).map(([path, join]) => {
      const field = collection.flattenedFields.find(({ name }) => name === path);
      const other = field?.type === 'join' && typeof field.collection === 'string' ? field.collection : undefined;
      if (!isObject(join)) return [path, join];
      const target = other ? req.payload.collections[other]?.config : undefined;
      if (!target) throw new APIError(`There is no list "${path.slice(0, 80)}".`, 400);
      checkSort(join.sort, target);
      checkWhere(join.where, target);
      return [path, 'limit' in join ? { ...join, limit: bounded(join.limit, mostRecords) } : join];
    }),
  );
}

/**
 * Drops fields that only the system sets. A request may trash or restore a record but not set the
 * time.
 */
function withoutSystemsOwn(data: Unknown, maySetTrash: boolean): Unknown {
  const { deletedAt, ...others } = data;
  const kept: Record<string, unknown> = others;
  for (const name of systemsOwn) delete kept[name];
  if (!maySetTrash || deletedAt === undefined) return kept;
  return { ...kept, deletedAt: deletedAt === null ? null : new Date().toISOString() };
}

/**
 * Bounds requests to any collection, through REST and the panel's pages: number and depth of
 * records, filters, sorting, and fields of the system. The site's own code overrides access or
 * reads without an account, and is not bounded.
 */
const boundsRequests: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (overrideAccess) return args;
  const isColleague = req.user?.collection === 'users';
  // Only staff, who can restore records, see the trash.
  const asked: Unknown = isColleague || !('trash' in args) ? args : { ...args, trash: false };
  if (req.payloadAPI === 'local' && !isColleague) return asked as typeof args;
  const { sort, where, joins, data, limit, depth } = asked;
  checkSort(sort, collection);
  await checkSortedBy(sort, collection, async () => req);
  checkWhere(where, collection);
  if (typeof asked.id === 'number' && !Number.isFinite(asked.id)) throw new NotFound(req.t);
  if ((operation === 'create' || operation === 'update') && data !== undefined && !isObject(data))
    throw new APIError('A record is sent as an object.', 400);
  const changed: Record<string, unknown> = { ...asked };
  if (joins !== undefined) changed.joins = boundedJoins(joins, collection, req);
  if (isObject(data) && (operation === 'create' || operation === 'update')) {
    checkStatus(data, collection);
    if (operation === 'update' && 'id' in asked) rememberLoaded(req, collection.slug, asked.id, data.updatedAt);
    changed.data = withoutSystemsOwn(data, operation === 'update' && collection.trash);
  }
  if (depth !== undefined) changed.depth = Math.min(Math.max(Number(depth) || 0, 0), deepest);
  // Bulk updates and deletes apply to the whole selection; only reads are paginated.
  if (operation === 'read' && !('id' in asked))
    changed.limit = limit === undefined && asked.pagination !== false ? 10 : bounded(limit, mostRecords);
  return changed as typeof args;
};

/**
 * Bounds requests to every collection, Payload's own included, before other hooks. Needed for
 * Payload 3.90.1, which answers `limit=0` with all records, accepts any `createdAt`, and filters
 * and sorts through relations by fields that the related collection hides. No report known.
 */
export function withBounds(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [boundsRequests, ...(hooks.beforeOperation ?? [])];
  return config;
}
