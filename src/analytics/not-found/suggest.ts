/** Page that a redirect can lead to. */
export interface Target {
  /** In readable letters, without the prefix of the language. */
  readonly path: string;
  readonly title: string;
}

export interface OldAddress {
  readonly from: string;
  readonly to: string;
}

/** Why a page is suggested. */
export type Reason =
  | { readonly why: 'same last part' }
  /** Several pages have it. */
  | { readonly why: 'one of several' }
  | { readonly why: 'letters'; readonly differing: 1 | 2 }
  | { readonly why: 'old address'; readonly from: string };

export interface Suggestion {
  readonly to: string;
  readonly reason: Reason;
}

/** Letters of a part below which others are alike by chance. */
const shortest = 4;

/** Ending of a file, which the pages of other systems have. */
const ending = /\.(?:html?|xhtml|pdf)$/;

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parent = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/**
 * Number of letters that differ (inserted, removed, replaced or swapped); 3 for more than two.
 */
export function lettersBetween(one: string, other: string): number {
  const most = 2;
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** Letters that may differ: none in short words, one in a word of four letters, two from eight. */
const tolerance = (length: number): number => Math.min(2, Math.floor(length / shortest));

interface Alike {
  readonly path: string;
  readonly differing: number;
}

/** Returns the address with the fewest differing letters; of several, one in the same folder. */
function nearest(path: string, addresses: readonly string[]): Alike | undefined {
  const part = lastPart(path);
  const most = tolerance(part.length);
  const alike = addresses.flatMap((address): Alike[] => {
    const whole = lettersBetween(path, address);
    const ofPart = lettersBetween(part, lastPart(address));
    const differing = Math.min(path.length >= 2 * shortest ? whole : 3, ofPart);
    return differing > 0 && differing <= most ? [{ path: address, differing }] : [];
  });
  const rank = ({ path: address, differing }: Alike): number =>
    differing + (parent(address) === parent(path) ? 0 : 0.5);
  return alike.sort((one, other) => rank(one) - rank(other))[0];
}

const isDigits = (part: string): boolean => /^\d*$/.test(part);

/**
 * Suggests the page that an address without one may have meant.
 *
 * @param asked in readable letters, without the prefix of the language
 */
export function suggest(
  asked: string,
  targets: readonly Target[],
  oldAddresses: readonly OldAddress[],
): Suggestion | undefined {
  const path = asked.replace(ending, '');
  const part = lastPart(path);
  if (isDigits(part)) return undefined;
  const same = targets.filter((target) => target.path !== '/' && lastPart(target.path) === part);
  const [first] = same.sort((one, other) => one.path.length - other.path.length);
  if (first) return { to: first.path, reason: { why: same.length > 1 ? 'one of several' : 'same last part' } };
  const near = nearest(
    path,
    targets.map((target) => target.path),
  );
  if (near) return { to: near.path, reason: { why: 'letters', differing: near.differing === 1 ? 1 : 2 } };
  const byPart = oldAddresses.find(({ from }) => lastPart(from.replace(ending, '')) === part);
  const like =
    byPart?.from ??
    nearest(
      path,
      oldAddresses.map(({ from }) => from),
    )?.path;
  const old = oldAddresses.find(({ from }) => from === like);
  return old && { to: old.to, reason: { why: 'old address', from: old.from } };
}
