import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { workTexts } from '../domain/entry-fields.ts';
import { defaultLimit, largestLimit } from './limits.ts';
import { fieldsOf } from './selection.ts';

/** Budget of one request in units; a unit is about a twentieth of a millisecond. */
export const mostUnits = 10_000;

/** Price of each field of `Query`. */
const rootPrice = 200;

/**
 * Price of each written field and fragment, also unused ones: validation compares them in pairs.
 */
const writtenPrice = 25;
const written: ReadonlySet<Kind> = new Set([Kind.FIELD, Kind.FRAGMENT_SPREAD, Kind.INLINE_FRAGMENT]);

/** Deepest nesting of fields, or of lists in values. Stops recursive fragments. */
const mostLevels = 50;

/** Prices of fields that cost more than reading a property. */
const prices: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...workTexts, 'text', 'readingNote', 'insightsContent'].map((name) => [name, 4])),
  seomatic: 3,
  // Each is a query of its own.
  next: 20,
  prev: 20,
  sections: 80,
};

const fieldPrice = 0.1;
/** Price of each record that a field returns, such as an entry, picture or category. */
const recordPrice = 1;
const characterPrice = 0.5;

const lists = new Set(['entries', 'pages']);

const tooExpensive = () =>
  new GraphQLError(
    'This query reads too much at once. Ask for fewer entries with "limit" and "offset", or for fewer fields.',
    { extensions: { code: 'QUERY_TOO_EXPENSIVE', http: { status: 400 } } },
  );

/** @throws {GraphQLError} for more than {@link mostLevels} lists and objects in each other */
function charactersOf(value: unknown, level = 1): number {
  if (level > mostLevels) throw tooExpensive();
  if (typeof value !== 'object' || value === null) return String(value).length + 1;
  return Object.entries(value).reduce((sum, [key, one]) => sum + key.length + charactersOf(one, level + 1), 0);
}

/**
 * Adds up the maximum cost of an operation before validation and execution. Stops at the limit, so
 * exponential queries are refused as quickly as others.
 *
 * @throws {GraphQLError} with status 400 for more than {@link mostUnits}
 */
export function limitCost(
  document: DocumentNode,
  request: { readonly operationName?: string | null; readonly variables?: Readonly<Record<string, unknown>> | null },
): void {
  let left = mostUnits;
  const spend = (units: number): void => {
    left -= units;
    if (left < 0) throw tooExpensive();
  };
  visit(document, {
    enter: ({ kind }) => {
      if (written.has(kind)) spend(writtenPrice);
    },
  });

  const operation = getOperationAST(document, request.operationName);
  const fragments = Object.fromEntries(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const defaults = (operation?.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  );
  const variables = { ...Object.fromEntries(defaults), ...request.variables };
  const spendOn = (set: SelectionSetNode | undefined, rows: number, base: number, level = 1): void => {
    if (level > mostLevels) throw tooExpensive();
    for (const { name, arguments: given = [], selectionSet } of fieldsOf(set, fragments)) {
      const values = new Map(given.map((one) => [one.name.value, valueFromASTUntyped(one.value, variables)]));
      const characters = [...values.values()].reduce<number>((sum, one) => sum + charactersOf(one), 0);
      spend(rows * (base + fieldPrice + (prices[name.value] ?? 0) + characters * characterPrice));
      const limit = Number(values.get('limit') ?? defaultLimit) || 1;
      const inside = lists.has(name.value) ? rows * Math.min(Math.max(limit, 1), largestLimit) : rows;
      if (selectionSet) spend(inside * recordPrice);
      spendOn(selectionSet, inside, 0, level + 1);
    }
  };
  spendOn(operation?.selectionSet, 1, rootPrice);
}
