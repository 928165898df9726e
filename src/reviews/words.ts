import { type PanelI18n, panelLocale, type Say, sayIn } from '../cms/panel/say.ts';
import type { ReviewSummary } from './overview.ts';
import type { Standing } from './read.ts';

/** Cause that a review waits for, and the time since when. */
export interface Waiting {
  readonly words: string;
  readonly since: string | undefined;
}

/** Joins names: `Nora, Ben and Kit`. */
export const listed = (names: readonly string[], i18n: PanelI18n): string =>
  new Intl.ListFormat(panelLocale(i18n)).format(names);

export const commentsToAnswer = (count: number, say: Say): string =>
  say(count === 1 ? '{count} comment to answer' : '{count} comments to answer', { count });

/** Name of a person who asked for another link; links for anyone have none. */
export const askerIn = ({ name }: ReviewSummary['asked'][number], say: Say): string => name || say('A reader');

function waitsForUs({ comments, openSince, asked }: ReviewSummary, name: string, say: Say): Waiting {
  const [first] = asked;
  if (comments.open > 0)
    return {
      words: say('Waits for {name}: {what}', { name, what: commentsToAnswer(comments.open, say) }),
      since: openSince,
    };
  if (first)
    return {
      words: say('Waits for {name}: {person} asked for a new link', { name, person: askerIn(first, say) }),
      since: first.at,
    };
  return { words: say('Waits for {name}: all have said what they had to say', { name }), since: undefined };
}

function waitsForOthers({ people }: ReviewSummary, i18n: PanelI18n): Waiting {
  const say = sayIn(i18n);
  const namesOf = (some: readonly Standing[]) =>
    listed(
      some.map(({ name }) => name),
      i18n,
    );
  const changed = people.filter(({ state }) => state === 'changed');
  const waiting = people.filter(({ state }) => state === 'waiting');
  const unopened = waiting.filter(({ link }) => !link.opened);
  const since = (some: readonly Standing[]) =>
    some
      .flatMap(({ at }) => (at ? [at.toISOString()] : []))
      .sort()
      .at(0);
  if (changed.length > 0)
    return {
      words: say('Waits for {name}: changed since “Looks right”', { name: namesOf(changed) }),
      since: since(changed),
    };
  if (unopened.length > 0)
    return { words: say('Waits for {name}: not opened yet', { name: namesOf(unopened) }), since: undefined };
  if (waiting.length > 0)
    return { words: say('Waits for {name}: opened', { name: namesOf(waiting) }), since: since(waiting) };
  return { words: say('Waits for readers of a link for anyone'), since: undefined };
}

/**
 * Words whose turn a review is.
 *
 * @param owner names of the colleagues that it can wait for
 */
export function waitingOf(review: ReviewSummary, owner: string, i18n: PanelI18n): Waiting {
  const say = sayIn(i18n);
  const { turn, people } = review;
  if (turn === 'us') return waitsForUs(review, owner, say);
  if (turn === 'others') return waitsForOthers(review, i18n);
  if (turn === 'ended') return { words: say('All links have ended'), since: undefined };
  const since = people
    .flatMap(({ at }) => (at ? [at.toISOString()] : []))
    .sort()
    .at(-1);
  return {
    words: say('{name} said “Looks right” to this version', {
      name: listed(
        people.map(({ name }) => name),
        i18n,
      ),
    }),
    since,
  };
}
