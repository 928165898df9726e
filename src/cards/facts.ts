import { createHash } from 'node:crypto';
import type { SignalName } from '../ui/signal/signal-paths.ts';

/** Pixels of a card: what messengers and networks show of a link. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface CardPicture {
  /** A path on this site, of the smallest file that is large enough. */
  readonly url: string;
  /** What a crop must keep, as shares of width and height. */
  readonly focus?: readonly [x: number, y: number] | undefined;
}

/** `#rrggbb`, each. */
export interface CardColours {
  readonly ground: string;
  readonly type: string;
  readonly sea: string;
  /** Type below the waterline. */
  readonly sunk: string;
  /** Of the first line and of the kind, where they differ from the type. */
  readonly first?: string;
  readonly kind?: string;
}

/** What stands left and right of the title: one picture or six, or a signal that is stretched. */
export type CardWings =
  | { readonly pictures: readonly CardPicture[] }
  | { readonly shape: SignalName; readonly ink: string };

/** Everything that a card shows. */
export interface CardFacts {
  readonly kind: string;
  readonly signal: SignalName;
  readonly title: string;
  /** Above the title, where there is room. */
  readonly line?: string;
  readonly colours: CardColours;
  readonly wings: CardWings;
  /** In the sea, in place of the name of the agency. */
  readonly foot?: string;
  /** An editor's own, which fills the card: nothing else of it is drawn. */
  readonly own?: CardPicture & {
    /** What it shows, in words, where it shows something. */
    readonly alt?: string;
  };
  /** No line stands in water. */
  readonly dry?: true;
}

/** Grows when the same facts give another picture. */
const edition = 1;

/** Of the files of cards, among those of pictures in the store. */
export const cardPrefix = 'card-';

/** A picture is the same one from whichever host it comes. */
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** The name of a card's file says what it shows: a card of something else has another, and no two instances can disagree. */
export function cardName(facts: CardFacts): string {
  const said = JSON.stringify([edition, facts], (key, value: unknown) =>
    key === 'url' ? pathOf(String(value)) : value,
  );
  // A photograph is several times as heavy as a PNG.
  const kind = facts.own ? 'jpg' : 'png';
  return `${cardPrefix}${createHash('sha256').update(said).digest('hex').slice(0, 16)}.${kind}`;
}

export const isCardName = (name: string): boolean => /^card-[\da-f]{16}\.(?:png|jpg)$/.test(name);

export const cardType = (name: string): string => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/png');

export const cardPath = (facts: CardFacts): string => `/cards/${cardName(facts)}`;

/** Of the brand, and drawn with it: for what has no card, or not yet. */
export const defaultCardPath = '/card.png';
export const previewCardPath = '/card-preview.png';
