import type { Payload } from 'payload';
import { isOpen, type Previewed } from '../cms/editorial/preview/preview-links.ts';
import type { SignOff } from '../cms/payload-types.ts';
import type { ChangedWords, ReviewComment, Reviewer } from '../domain/review.ts';
import { changesSince, partsOf, readSaid, readShown, standingsOf, threads } from './read.ts';
import type { Shown } from './shown.ts';

/** Section that differs from what a person signed. */
export interface SectionChange {
  readonly id: string;
  /** Position in the page, from 1; missing where the section was removed. */
  readonly number?: number;
  readonly name: string;
  readonly words: readonly ChangedWords[];
}

export interface BesidePerson extends Reviewer {
  readonly opened: boolean;
  readonly ends: Date;
  /** Whether their link opens the draft now. */
  readonly isOpen: boolean;
  readonly changes: readonly SectionChange[];
}

export interface BesideSection {
  readonly id: string;
  /** Name of its mark in the page. */
  readonly mark: string;
  readonly number: number;
  readonly name: string;
  readonly comments: readonly ReviewComment[];
}

/** Review as the panel shows it beside the form. */
export interface Beside {
  readonly people: readonly BesidePerson[];
  /** Sections with comments, in the order of the page. */
  readonly sections: readonly BesideSection[];
  /** Comments whose section was removed. */
  readonly lost: readonly ReviewComment[];
  /** Whether the record was ever shared for comments. */
  readonly isShared: boolean;
}

/** Value as JSON carries it. */
export type Sent<Value> = Value extends Date
  ? string
  : Value extends readonly (infer One)[]
    ? readonly Sent<One>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Sent<Value[Name]> }
      : Value;

/** Most characters of an unchanged passage between two changes. */
const mostUnchanged = 120;

/** Shortens unchanged passages to their ends, where the changes are. */
function shortened(words: readonly ChangedWords[]): ChangedWords[] {
  return words.map((part, index) => {
    const { text, change } = part;
    if (change || text.length <= mostUnchanged) return part;
    const half = mostUnchanged / 2;
    const [start, end] = [index === 0 ? '' : text.slice(0, half), index === words.length - 1 ? '' : text.slice(-half)];
    return { text: `${start} … ${end}` };
  });
}

/** Everything that differs between a signature and what is shown now. */
function changesOf(signature: SignOff | undefined, { parts }: Shown): SectionChange[] {
  if (!signature) return [];
  const now = new Set(parts.map(({ id }) => id));
  const changed = parts.flatMap((part, index) => {
    const words = changesSince(signature, part);
    return words.length > 0 ? [{ id: part.id, number: index + 1, name: part.name, words: shortened(words) }] : [];
  });
  const removed = partsOf(signature)
    .filter(({ id }) => !now.has(id))
    .map(({ id, name, words }) => ({ id, name, words: shortened([{ text: words, change: 'out' }]) }));
  return [...changed, ...removed];
}

/** Reads what the panel shows of a review beside the form. */
export async function readBeside(
  payload: Payload,
  collection: Previewed,
  record: { readonly id: number },
): Promise<Beside> {
  const [said, shown] = await Promise.all([
    readSaid(payload, collection, record.id),
    readShown(payload, collection, record),
  ]);
  const links = new Map(said.links.map((link) => [link.id, link]));
  const all = threads(shown, said.comments, () => false);
  const people = standingsOf(said, shown.digest).map(({ link, signature, ...reviewer }): BesidePerson => {
    const whole = links.get(link.id);
    return {
      ...reviewer,
      opened: Boolean(link.opened),
      ends: new Date(link.ends),
      isOpen: whole !== undefined && isOpen(whole),
      changes: changesOf(signature, shown),
    };
  });
  const sections = shown.parts.map(({ id, mark, name }, index) => ({
    id,
    mark,
    number: index + 1,
    name,
    comments: all.filter(({ part }) => part === id),
  }));
  return {
    people,
    sections: sections.filter(({ comments }) => comments.length > 0),
    lost: all.filter(({ part }) => part === undefined),
    isShared: said.links.length > 0 || all.length > 0,
  };
}
