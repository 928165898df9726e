import type { Field } from 'payload';
import type { AnyFilm } from '../shared/film.ts';
import type { Mark } from '../shared/mark.ts';
import type { Picture } from '../shared/picture.ts';
import type { Filling } from './filling.ts';

/** What a record of a list holds, as it is stored. */
export type Stored = Readonly<Record<string, unknown>>;

/**
 * Lists whose records sections show: each collection of this name holds what several pages say
 * once.
 */
export type ListName = 'testimonials' | 'people';

/** A case as sections of other pages show it. What its record lacks is null. */
export interface CaseInShort {
  readonly slug: string;
  readonly title: string;
  readonly subject: string | null;
  readonly services: string | null;
  /** The case in one line. */
  readonly line: string | null;
  /** A screen of the site. */
  readonly screen: Picture | null;
  /** A square detail. */
  readonly illustration: Picture | null;
  /** Walks through the site. */
  readonly film: AnyFilm | null;
}

/** Finds what a section points to. Each gives null for what is not there, or not for the public. */
export interface Lookup {
  picture(id: unknown): Promise<Picture | null>;
  film(id: unknown): Promise<AnyFilm | null>;
  mark(id: unknown): Promise<Mark | null>;
  record(list: ListName, id: unknown): Promise<Stored | null>;
  /** @param elsewhere the end of the case's address, where another host keeps it */
  work(id: unknown, elsewhere?: unknown): Promise<CaseInShort | null>;
  /** The cases that stand in for one that is gone, newest first. */
  featured(): Promise<readonly CaseInShort[]>;
  /**
   * Where an address leads today: the new one of a page that has moved; null where nobody answers.
   */
  address(typed: string): Promise<string | null>;
  /** The words with every fact in its place. */
  said(words: string): Promise<string>;
}

/** Finds the record of what a brand's content shows, or makes it: the other way round. */
export interface Placing {
  /** With the words that the record has for it. */
  picture(picture: Picture): Promise<{ readonly id: number; readonly alt: string }>;
  film(film: AnyFilm): Promise<{ readonly id: number; readonly description: string }>;
  mark(mark: Mark): Promise<number>;
  record(list: ListName, stored: Stored): Promise<number>;
  /** Null where cases are kept by another host. */
  work(slug: string): Promise<number | null>;
}

/** What every field says of itself to whoever fills it in. */
export interface About {
  readonly label: string;
  readonly help?: string;
}

/**
 * One kind of content: how editors fill it in, how it is stored, what a section is given of it, and
 * what it may hold. All lie in one place, so that a field that is offered is a field that is shown.
 */
interface AnyKind<Value> {
  /** The field of the content system that holds it. */
  field(name: string): Field;
  /** Undefined where there is nothing, or nothing that can be shown. */
  read(stored: unknown, lookup: Lookup): Promise<Value | undefined>;
  write(value: Value, placing: Placing): Promise<unknown>;
  /**
   * What an editor may have filled in, as it is stored: no more and no less than the field lets
   * through.
   */
  example(filling: Filling): unknown;
  /** A section does without it. */
  readonly optional?: true | undefined;
}

export interface Kind<Value> extends AnyKind<Value> {
  readonly optional?: undefined;
}

export interface OptionalKind<Value> extends AnyKind<Value> {
  readonly optional: true;
}

/**
 * The kinds of a section's parts, by name. A part that the section needs cannot be of a kind that
 * may be left out.
 */
export type Fields<Props> = {
  readonly [Name in keyof Props]-?: Record<never, never> extends Pick<Props, Name>
    ? AnyKind<Exclude<Props[Name], undefined>>
    : Kind<Props[Name]>;
};

export const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = <Props>(fields: Fields<Props>) => Object.entries(fields) as [string, AnyKind<unknown>][];

/** The fields of the content system for these parts, in their order. */
export const fieldsOf = <Props>(fields: Fields<Props>): Field[] =>
  entriesOf(fields).map(([name, kind]) => kind.field(name));

/** The parts as the section takes them; undefined when one that it needs is not there. */
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

/** Labels of the parts that the section needs and that are not there. */
export async function lackingParts<Props>(fields: Fields<Props>, stored: Stored, lookup: Lookup): Promise<string[]> {
  const needed = entriesOf(fields).filter(([, kind]) => !kind.optional);
  const read = await Promise.all(needed.map(async ([name, kind]) => kind.read(stored[name], lookup)));
  return needed.flatMap(([name, kind], index) => {
    const field = read[index] === undefined ? kind.field(name) : undefined;
    return field && 'label' in field ? [String(field.label)] : [];
  });
}

/**
 * The parts as they are stored. One after the other: each may write records, and that takes its
 * turn.
 */
export async function writeFields<Props>(fields: Fields<Props>, props: Props, placing: Placing): Promise<Stored> {
  const given = props as Stored;
  const stored: Record<string, unknown> = {};
  for (const [name, kind] of entriesOf(fields)) {
    const value = given[name];
    if (value !== undefined) stored[name] = await kind.write(value, placing);
  }
  return stored;
}

/** The parts as the content system holds them once somebody has filled them in. */
export function exampleOf<Props>(fields: Fields<Props>, filling: Filling): Stored {
  const examples = entriesOf(fields).map(([name, kind]) => [name, kind.example(filling)] as const);
  return Object.fromEntries(examples.filter(([, value]) => value !== undefined));
}
