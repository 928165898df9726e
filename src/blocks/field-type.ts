import type { Field } from 'payload';
import type { AnyFilm } from '../domain/film.ts';
import type { Mark } from '../domain/mark.ts';
import type { Picture } from '../domain/picture.ts';
import type { Filling } from './filling.ts';
import type { ListName, Stored } from './stored.ts';

/** Case as sections of other pages show it; missing values are null. */
export interface CaseInShort {
  readonly slug: string;
  readonly title: string;
  readonly subject: string | null;
  readonly services: string | null;
  /** Summary in one line. */
  readonly line: string | null;
  /** Screenshot of the site. */
  readonly screen: Picture | null;
  /** Square detail. */
  readonly illustration: Picture | null;
  /** Screen recording of the site. */
  readonly film: AnyFilm | null;
}

/**
 * Resolves the references of a section. Each method gives null for missing and unpublished records.
 */
export interface Lookup {
  picture(id: unknown): Promise<Picture | null>;
  film(id: unknown): Promise<AnyFilm | null>;
  mark(id: unknown): Promise<Mark | null>;
  record(list: ListName, id: unknown): Promise<Stored | null>;
  /** @param elsewhere last segment of the case's address, if another host keeps the case */
  work(id: unknown, elsewhere?: unknown): Promise<CaseInShort | null>;
  /** Featured cases that replace missing ones, newest first. */
  featured(): Promise<readonly CaseInShort[]>;
  /** Current address: follows the redirect of a moved page; null if nothing is published there. */
  address(typed: string): Promise<string | null>;
  /** Replaces every fact in a text by its value. */
  interpolate(words: string): Promise<string>;
}

/** Finds or creates the record for a value of a brand's content; the inverse of {@link Lookup}. */
export interface Placing {
  /** Includes the alt text of the record. */
  picture(picture: Picture): Promise<{ readonly id: number; readonly alt: string }>;
  film(film: AnyFilm): Promise<{ readonly id: number; readonly description: string }>;
  mark(mark: Mark): Promise<number>;
  record(list: ListName, stored: Stored): Promise<number>;
  /** Null if another host keeps the cases. */
  work(slug: string): Promise<number | null>;
}

/** Label and help of a field in the panel. */
export interface About {
  readonly label: string;
  readonly help?: string;
}

/**
 * Field type: its editor field, its stored form, the value that a section receives and an example.
 */
interface AnyFieldType<Value> {
  /** Field of Payload that stores the value. */
  field(name: string): Field;
  /** Undefined if the value is empty or cannot be shown. */
  read(stored: unknown, lookup: Lookup): Promise<Value | undefined>;
  write(value: Value, placing: Placing): Promise<unknown>;
  /** Stored example that passes the field's validation. */
  example(filling: Filling): unknown;
  /** The section renders without it. */
  readonly optional?: true | undefined;
}

export interface FieldType<Value> extends AnyFieldType<Value> {
  readonly optional?: undefined;
}

export interface OptionalFieldType<Value> extends AnyFieldType<Value> {
  readonly optional: true;
}

/**
 * Field types of a section's props, by name. A required prop cannot have an optional field type.
 */
export type Fields<Props> = {
  readonly [Name in keyof Props]-?: Record<never, never> extends Pick<Props, Name>
    ? AnyFieldType<Exclude<Props[Name], undefined>>
    : FieldType<Props[Name]>;
};

export const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = <Props>(fields: Fields<Props>) => Object.entries(fields) as [string, AnyFieldType<unknown>][];

/** Converts field types to fields of Payload, in their order. */
export const fieldsOf = <Props>(fields: Fields<Props>): Field[] =>
  entriesOf(fields).map(([name, kind]) => kind.field(name));

/** Reads the props of a section; undefined if a required one has no value. */
export async function readFields<Props>(
  fields: Fields<Props>,
  stored: unknown,
  lookup: Lookup,
): Promise<Props | undefined> {
  const values = isStored(stored) ? stored : {};
  const read = await Promise.all(
    entriesOf(fields).map(async ([name, kind]) => ({ name, kind, value: await kind.read(values[name], lookup) })),
  );
  if (read.some(({ kind, value }) => value === undefined && !kind.optional)) return undefined;
  const present = read.filter(({ value }) => value !== undefined);
  return Object.fromEntries(present.map(({ name, value }) => [name, value])) as Props;
}

/** Labels of the required fields that have no value. */
export async function lackingParts<Props>(fields: Fields<Props>, stored: Stored, lookup: Lookup): Promise<string[]> {
  const needed = entriesOf(fields).filter(([, kind]) => !kind.optional);
  const read = await Promise.all(needed.map(async ([name, kind]) => kind.read(stored[name], lookup)));
  return needed.flatMap(([name, kind], index) => {
    const field = read[index] === undefined ? kind.field(name) : undefined;
    return field && 'label' in field ? [String(field.label)] : [];
  });
}

/** Converts props to their stored form. Runs sequentially, because each field may write records. */
export async function writeFields<Props>(fields: Fields<Props>, props: Props, placing: Placing): Promise<Stored> {
  const given = props as Stored;
  const stored: Record<string, unknown> = {};
  for (const [name, kind] of entriesOf(fields)) {
    const value = given[name];
    if (value !== undefined) stored[name] = await kind.write(value, placing);
  }
  return stored;
}

/** Builds an example of the fields in their stored form. */
export function exampleOf<Props>(fields: Fields<Props>, filling: Filling): Stored {
  const examples = entriesOf(fields).map(([name, kind]) => [name, kind.example(filling)] as const);
  return Object.fromEntries(examples.filter(([, value]) => value !== undefined));
}
