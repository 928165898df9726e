import { GraphQLError } from 'graphql';
import type { Where } from 'payload';
import type { QueryBudget } from './query-budget.ts';

/** Values of one argument, those of nested lists included. */
const mostValues = 100;
/** Fields that one list is sorted by. */
const mostSortFields = 6;
/** Characters of one value; the patterns below take the square of its length. */
const longestValue = 500;

/** What a value costs, in units of the budget: each is a condition of the database's query. */
const valueCost = 2;

const refusal = (message: string) => new GraphQLError(message, { extensions: { http: { status: 400 } } });

/** All values in an argument, however deeply they lie in lists and objects; of a list that is too long, one too many. */
const valuesIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value.slice(0, mostValues + 1).flatMap(valuesIn);
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(valuesIn)] : [value];
};

/** @throws {GraphQLError} with status 400 for more values than an argument, or a variable for one, may have */
export function boundedValues(name: string, value: unknown): readonly unknown[] {
  const values = valuesIn(value);
  if (values.length > mostValues) throw refusal(`"${name}" takes ${mostValues} values at most.`);
  return values;
}

/**
 * Bounds and charges the arguments of one field, before any of them is read.
 *
 * @throws {GraphQLError} with status 400 for more values or sort fields, or a longer value, than an argument may have
 */
export function spendOnArguments(args: Readonly<Record<string, unknown>>, budget: Pick<QueryBudget, 'spend'>): void {
  for (const [name, argument] of Object.entries(args)) {
    const values = boundedValues(name, argument);
    if (values.some((value) => typeof value === 'string' && value.length > longestValue))
      throw refusal(`A value of "${name}" has ${longestValue} characters at most.`);
    const fields = name === 'orderBy' ? String(argument).split(',').length : 1;
    if (fields > mostSortFields) throw refusal(`"${name}" takes ${mostSortFields} fields at most.`);
    budget.spend(valueCost * Math.max(values.length, fields));
  }
}

/** What an argument that takes a list admits: the values themselves, or with a leading `not` all others. */
interface Admitted {
  readonly values: readonly string[];
  readonly not: boolean;
}

/** Reads an argument as Craft does: `["a", "b"]`, `["not", "a"]`, or one of them written `"not a"`. Null admits all. */
export function admitted(argument: readonly (string | null)[] | null | undefined): Admitted | null {
  const given = (argument ?? []).filter((value) => value !== null).map((value) => value.trim());
  const [first = '', ...rest] = given;
  if (given.length === 0 || (given.length === 1 && (first === '' || first === '*'))) return null;
  if (first.toLowerCase() === 'not') return { values: rest, not: true };
  const spelt = /^not\s+(.+)$/i.exec(first)?.[1];
  return spelt === undefined ? { values: given, not: false } : { values: [spelt, ...rest], not: true };
}

export const admits = (wanted: Admitted | null, value: string): boolean =>
  wanted === null || wanted.values.includes(value) !== wanted.not;

/** The condition that a column satisfies the argument; null where every value does. */
export function columnCondition(
  column: string,
  wanted: Admitted | null,
  read: (value: string) => string | number | undefined = (value) => value,
): Where | null {
  if (wanted === null) return null;
  const values = wanted.values.map(read).filter((value) => value !== undefined);
  return { [column]: wanted.not ? { not_in: values } : { in: values } };
}

const comparisons: Readonly<Record<string, string>> = {
  '': 'equals',
  '=': 'equals',
  '!=': 'not_equals',
  '>': 'greater_than',
  '>=': 'greater_than_equal',
  '<': 'less_than',
  '<=': 'less_than_equal',
};

/**
 * The condition of a date argument: `[">= 2026-01-01", "< 2027-01-01"]` asks for either, with a leading `and` for both. A
 * bare day means the moment at which it begins in UTC.
 *
 * @throws {GraphQLError} when a part is no comparison with a date
 */
export function dateCondition(
  name: string,
  column: string,
  argument: readonly (string | null)[] | null | undefined,
): Where | null {
  const given = (argument ?? []).filter((value) => value !== null).map((value) => value.trim());
  if (given.length === 0) return null;
  const [first = ''] = given;
  const both = first.toLowerCase() === 'and';
  const parts = both || first.toLowerCase() === 'or' ? given.slice(1) : given;
  const conditions = parts.map((part): Where => {
    const [, sign = '', date = ''] = /^(!=|>=|<=|>|<|=)?\s*(.*)$/.exec(part) ?? [];
    const moment = /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : Number.NaN;
    if (Number.isNaN(moment)) {
      throw new GraphQLError(`"${name}" takes dates such as ">= 2026-01-31"; "${part.slice(0, 40)}" is none.`);
    }
    return { [column]: { [comparisons[sign] ?? 'equals']: new Date(moment).toISOString() } };
  });
  return both ? { and: conditions } : { or: conditions };
}
