/** Breaks a title into lines that each fill the width, and finds how tall they can be. */
import * as face from '../ui/poster/metrics.ts';

/** Field of the title in pixels. */
export const field = { left: 309, width: 582, top: 82, bottom: 548 } as const;
export const gap = 11;

const height = field.bottom - field.top;
const mostLines = 8;
const longest = 140;

/** Ink of a text at one setting of the width axis, in em: left edge and width. */
export interface Ink {
  readonly left: number;
  readonly width: number;
}
export type Measure = (text: string, width: number, spacing: number) => Ink;

export interface CardLine {
  readonly text: string;
  /** Setting of the width axis, and letter spacing in em. */
  readonly stretch: number;
  readonly spacing: number;
  readonly size: number;
  /** Height of the capitals. */
  readonly cap: number;
  readonly left: number;
  /** Upper edge of the capitals. */
  readonly top: number;
}

/** Adds spacing to narrow letters, which are too tight. */
const spacingAt = (stretch: number): number => (Math.max(0, 72 - stretch) / 22) * 0.014;

const widest = Math.min(148, face.widest);
const narrowest = (lines: number): number => Math.max(lines > 5 ? 56 : 50, face.narrowest);

/** Whether a line has only short words, which look lost on their own. */
const small = (line: string): boolean =>
  line.split(' ').every((word) => /^(A|AN|THE|IS|ARE|OF|TO|IN|ON|AND|OR|BY|FOR|AT|IT|AS)$/.test(word));

const hasNumber = (line: string | undefined): boolean => /\d/.test(line ?? '');

/** Truncates a title at a word. */
export function cut(title: string, most: number = longest): string {
  const whole = title.replace(/\s+/g, ' ').trim();
  if ([...whole].length <= most) return whole;
  const kept = [...whole].slice(0, most - 1).join('');
  const atWord = kept.replace(/[\s,;:–—-]+\S*$/, '');
  return `${atWord === '' ? kept : atWord}…`;
}

/** Pieces that a line may end after. Splits words of more than 22 letters at their hyphens. */
export function piecesOf(title: string): readonly { readonly text: string; readonly joined: boolean }[] {
  return title.split(' ').flatMap((word) => {
    const parts = word.length > 22 ? word.split(/(?<=-)/) : [word];
    return parts.map((text, index) => ({ text, joined: index > 0 }));
  });
}

export class LineSolver {
  readonly #measure: Measure;
  readonly #known = new Map<string, Ink>();

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  /** Interpolates: ink changes linearly between the drawn widths, so three measurements suffice. */
  #ink(text: string, stretch: number): Ink {
    const at = (width: number): Ink => {
      const key = `${width} ${text}`;
      const ink = this.#known.get(key) ?? this.#measure(text, width, 0);
      this.#known.set(key, ink);
      return ink;
    };
    const [low, high] = stretch <= 100 ? [face.narrowest, 100] : [100, face.widest];
    const share = (stretch - low) / (high - low);
    const [one, other] = [at(low), at(high)];
    return {
      left: one.left + (other.left - one.left) * share,
      width: one.width + (other.width - one.width) * share + spacingAt(stretch) * ([...text].length - 1),
    };
  }

  #capAt = (text: string, stretch: number): number => (face.capHeight * field.width) / this.#ink(text, stretch).width;

  /** Finds the width setting at which a line that fills the width has this cap height. */
  #stretchFor(text: string, cap: number): number {
    let [low, high] = [face.narrowest, face.widest];
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (this.#capAt(text, middle) > cap) low = middle;
      else high = middle;
    }
    return Math.round(low * 10) / 10;
  }

  /** Breaks pieces into so many lines of similar length. */
  #broken(pieces: ReturnType<typeof piecesOf>, count: number): string[] {
    const joined = (from: number, to: number): string =>
      pieces
        .slice(from, to)
        .map((piece, index) => (index > 0 && !piece.joined ? ` ${piece.text}` : piece.text))
        .join('');
    const length = (from: number, to: number): number => this.#ink(joined(from, to), 75).width;
    const even = length(0, pieces.length) / count;
    const known = new Map<string, { readonly cost: number; readonly lines: string[] }>();
    const best = (from: number, left: number): { readonly cost: number; readonly lines: string[] } => {
      const key = `${from},${left}`;
      const before = known.get(key);
      if (before) return before;
      const ends =
        left === 1
          ? [pieces.length]
          : Array.from({ length: pieces.length - left - from + 1 }, (_, index) => from + 1 + index);
      const all = ends.map((to) => {
        const rest = left === 1 ? { cost: 0, lines: [] } : best(to, left - 1);
        return {
          cost: (length(from, to) - even) ** 2 + rest.cost,
          lines: [joined(from, to), ...rest.lines],
        };
      });
      const found = all.reduce((least, one) => (one.cost < least.cost ? one : least));
      known.set(key, found);
      return found;
    };
    return best(0, count).lines;
  }

  /** Cap heights and score of a set of lines; undefined if they do not fit. */
  #scored(lines: readonly string[], hasSecondText: boolean) {
    const count = lines.length;
    const room = height - gap * (count - 1);
    const [lowest, tallest] = [widest, narrowest(count)].map((stretch) =>
      lines.map((line) => this.#capAt(line, stretch)),
    );
    const weightOf = (line: string, index: number): number => {
      if (small(line)) return 0.2;
      const even = (count - 1 - index) % 2 === 0;
      if (count > 5) return even ? 1.15 : 0.85;
      return even ? 1.3 : 0.62;
    };
    const capsAt = (raised: number): number[] =>
      lines.map((line, index) => {
        const [from = 0, to = 0] = [lowest?.[index], tallest?.[index]];
        return from * (to / from) ** Math.min(1, raised * weightOf(line, index));
      });
    const total = (caps: readonly number[]): number => caps.reduce((sum, cap) => sum + cap, 0);
    if (total(capsAt(0)) > room) return undefined;
    let [low, high] = [0, 5];
    if (total(capsAt(high)) <= room) low = high;
    for (let step = 0; step < 24 && low < high; step += 1) {
      const middle = (low + high) / 2;
      if (total(capsAt(middle)) > room) high = middle;
      else low = middle;
    }
    const caps = capsAt(low);
    const widths = lines.map((line, index) => this.#stretchFor(line, caps[index] ?? 0));
    const mean = widths.reduce((sum, width) => sum + width, 0) / count;
    const lonely = lines.filter((line) => small(line) && line.length < 6).length;
    const score =
      Math.min(1, total(caps) / room) * 3 -
      Math.abs(mean - 84) / 60 +
      Math.min(...caps) / 200 -
      (hasSecondText && count > 2 ? 1 : 0) -
      lonely * 2.2 -
      // Digits in the last line would be submerged or keep the image without water.
      (count > 1 && hasNumber(lines.at(-1)) ? 1.5 : 0);
    return { lines, caps, score };
  }

  /** @param title breaks at an editor's "/ ", otherwise where it looks best */
  solve(title: string, hasSecondText: boolean): readonly CardLine[] {
    const upper = title.toUpperCase();
    const pieces = piecesOf(upper.replaceAll('/ ', ' '));
    const sets = upper.includes('/ ')
      ? [
          upper
            .split('/ ')
            .map((line) => line.trim())
            .filter((line) => line !== '')
            .slice(0, mostLines),
        ]
      : Array.from({ length: Math.min(mostLines, pieces.length) }, (_, index) => this.#broken(pieces, index + 1));
    const scored = sets.map((lines) => this.#scored(lines, hasSecondText)).filter((one) => one !== undefined);
    // If no set fits, uses the one with the most lines, compressed.
    const last = sets.at(-1) ?? [upper];
    const best = scored.reduce<(typeof scored)[number] | undefined>(
      (found, one) => (found && found.score >= one.score ? found : one),
      undefined,
    ) ?? { lines: last, caps: last.map((line) => this.#capAt(line, widest)) };
    return this.#placed(best.lines, best.caps);
  }

  #placed(texts: readonly string[], wanted: readonly number[]): CardLine[] {
    const last = texts.length - 1;
    // Adds space where descenders of a line could touch accents of the next one.
    const below = (index: number, cap: number): number => {
      const hangs = index < last && /[,;$QÇ\p{Script=Han}]/u.test(texts[index] ?? '');
      const towers = /[\u00c0-\u00de\p{Script=Han}]/u.test(texts[index + 1] ?? '');
      return gap + (hangs ? Math.round(cap * 0.2) : 0) + (towers ? Math.round((wanted[index + 1] ?? 0) * 0.24) : 0);
    };
    const total = (caps: readonly number[]): number =>
      caps.reduce((sum, cap, index) => sum + cap + below(index, cap), 0) - gap;
    const [all, raw] = [total(wanted), wanted.reduce((sum, cap) => sum + cap, 0)];
    const caps = all > height ? wanted.map((cap) => cap * (1 - (all - height) / raw)) : wanted;
    let top = field.bottom - total(caps);
    return texts.map((text, index) => {
      const cap = caps[index] ?? 0;
      const stretch = this.#stretchFor(text, cap);
      const spacing = spacingAt(stretch);
      const { left, width } = this.#measure(text, stretch, spacing);
      // A line beyond the widest letters stays short of the full width.
      const size = Math.min(field.width / width, (cap * 1.02) / face.capHeight);
      const line = { text, stretch, spacing, size, cap: size * face.capHeight, left: field.left - left * size, top };
      top += cap + below(index, cap);
      return line;
    });
  }
}
