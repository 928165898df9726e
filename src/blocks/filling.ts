import type { ListName, Stored } from './stored.ts';

/** Stored values (ids) from which examples take pictures, films, marks, cases and records. */
export interface Stock {
  readonly pictures: readonly unknown[];
  readonly films: readonly unknown[];
  readonly marks: readonly unknown[];
  /** Ids of cases. */
  readonly works: readonly unknown[];
  record(list: ListName, stored: Stored): unknown;
}

/** Generates example values of a certain size; every field builds its example from one. */
export interface Filling {
  /** Whether optional fields have a value. */
  readonly whole: boolean;
  /** Whether posters have lines set by hand. */
  readonly manual: boolean;
  /** Text of at most `most` characters, different on each call. */
  words(most: number): string;
  /** Identifier of letters and hyphens, unique within the filling. */
  name(): string;
  /** Number of rows, between `least` and `most`. */
  count(least: number, most: number): number;
  figure(bounds: { readonly from: number; readonly to: number; readonly start?: number | undefined }): number;
  /** One of several options, chosen by filling and row, so that the fillings together show each. */
  one<Value>(values: readonly Value[], start?: Value): Value | undefined;
  picture(): unknown;
  film(): unknown;
  mark(): unknown;
  work(): unknown;
  record: Stock['record'];
  /** The same filling for another row, which shifts the chosen options. */
  at(row: number): Filling;
}

/** Fillings in which the gallery shows every block. */
export const fillingNames = ['defaults', 'least', 'most', 'long-words', 'chinese', 'right-to-left'] as const;

export type FillingName = (typeof fillingNames)[number];

const short = ['Sea', 'Tram', 'Kite', 'Pier', 'Rain', 'Oar', 'Bay', 'Net', 'Sky', 'Fog', 'Map', 'Tide'];

/** Word of at most eight letters; the first 144 differ. */
function shortWord(turn: number): string {
  const [first = '', second = ''] = [
    short[turn % short.length],
    short[(turn + Math.floor(turn / short.length)) % short.length],
  ];
  return turn < short.length ? first : `${first}${second.toLowerCase()}`;
}

const english =
  'Typhoon season begins in May and a website that answers on one bar of signal keeps everybody who would otherwise have waited for it on the pier while the ferry leaves without them so we build pages that arrive whole in the first packets and stay readable when the tram is full the battery is low and somebody is looking for nothing but an address or a price before the shop on the third floor closes its shutter again';
const chinese =
  '大部分香港公司都需要兩種語言的網站，每一頁都應該有自己的網址。風球掛起的時候，網店仍然要照常營業，客人仍然要找到開放時間和電話';
const arabic =
  'تحتاج معظم الشركات إلى موقع بلغتين ولكل صفحة عنوان خاص بها ويبقى الموقع مفتوحا حتى عندما ترفع إشارة العاصفة ويغادر القارب الأخير من الرصيف';
const word = 'unabridgedinterinsularferrytimetableannouncementcommittee';

/**
 * Text of exactly `letters` characters. Each turn starts at another word; after a full round, a
 * word is prepended twice, so that no text repeats.
 */
function ofLetters(text: string, letters: number, turn: number): string {
  const between = /\s/.test(text) ? ' ' : '';
  const words = between ? text.split(between) : [...text];
  const turned = [...words.slice((turn * 5) % words.length), ...words.slice(0, (turn * 5) % words.length)];
  const round = Math.floor(turn / words.length);
  const twice = round > 0 ? Array.from({ length: 2 }, () => words[round % words.length]) : [];
  const whole = [...twice, ...turned].join(between);
  const repeated = Array.from({ length: Math.ceil(letters / whole.length) + 1 }, () => whole).join(between);
  // Ends in a letter: reading trims a trailing space.
  const cut = repeated.slice(0, letters);
  return /\s$/.test(cut) ? `${cut.slice(0, -1)}${cut.at(-2)}` : cut;
}

/** Word of 140 letters, followed by as many other words as fit. */
function longWord(most: number, turn: number): string {
  const letters = Math.min(most, 140);
  // Prepends letters that the word lacks after a full round, so that no word repeats.
  const before = 'xzqkwv'.slice(0, Math.floor(turn / word.length));
  const long = ofLetters(`${before}${ofLetters(word, letters + turn, 0).slice(turn % word.length)}`, letters, 0);
  return most - letters < 12 ? long : `${long} ${ofLetters(english, most - letters - 1, turn)}`;
}

/** First words of a sentence, about half of the allowed length. */
const usual = (most: number, turn: number): string => {
  const words = ofLetters(english, Math.min(Math.ceil(most / 2), 180), turn).split(' ');
  return words.length > 1 ? words.slice(0, -1).join(' ') : shortWord(turn).slice(0, most);
};

type Bounds = Parameters<Filling['figure']>[0];

interface Measure {
  /** Offset into the options of a field; 0 is the field's default. */
  readonly turn: number;
  readonly whole: boolean;
  readonly manual?: true;
  words(most: number, turn: number): string;
  count(least: number, most: number): number;
  figure(bounds: Bounds): number;
}

const least = (from: number): number => from;
const most = (_: number, to: number): number => to;
const few = (from: number, to: number): number => Math.max(from, Math.min(to, 2));
const middle = ({ from, to, start }: Bounds): number => {
  const half = (from + to) / 2;
  return start ?? (to > 1 ? Math.round(half) : half);
};

const measures: Readonly<Record<FillingName, Measure>> = {
  defaults: { turn: 0, whole: false, words: usual, count: least, figure: ({ from, start }) => start ?? from },
  least: {
    turn: 1,
    whole: false,
    words: (room, turn) => shortWord(turn).slice(0, room),
    count: least,
    figure: ({ from }) => from,
  },
  most: {
    turn: 2,
    whole: true,
    manual: true,
    words: (room, turn) => ofLetters(english, room, turn),
    count: most,
    figure: ({ to }) => to,
  },
  'long-words': { turn: 3, whole: true, words: longWord, count: few, figure: middle },
  chinese: {
    turn: 4,
    whole: true,
    words: (room, turn) => ofLetters(chinese, room, turn),
    count: few,
    figure: middle,
  },
  'right-to-left': {
    turn: 5,
    whole: true,
    words: (room, turn) => ofLetters(arabic, room, turn),
    count: few,
    figure: middle,
  },
};

/** Creates a filling from a stock. The result is deterministic: equal names give equal fillings. */
export function fillingOf(name: FillingName, stock: Stock): Filling {
  const { turn, words, ...measure } = measures[name];
  let [texts, names, pictures, films, marks, works] = [0, 0, 0, 0, 0, 0];
  const next = (all: readonly unknown[], index: number): unknown => all[index % all.length];
  const at = (row: number): Filling => ({
    ...measure,
    // Long lists have their full length in row 0 only: three nested lists of 30 would give 27,000
    // items.
    count: (from, to) => (row > 0 && to > 9 ? from : measure.count(from, to)),
    manual: measure.manual === true,
    words: (room) => words(room, texts++),
    name: () => `part-${++names}`,
    one: (values, start) => {
      const from = start === undefined ? 0 : values.indexOf(start);
      return values[(from + turn + row) % values.length];
    },
    picture: () => next(stock.pictures, turn + pictures++),
    film: () => next(stock.films, films++),
    mark: () => next(stock.marks, marks++),
    work: () => next(stock.works, works++),
    record: stock.record,
    at,
  });
  return at(0);
}
