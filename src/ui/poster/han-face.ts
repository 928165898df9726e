import { capHeight, inkOf as latinInk, narrowest as narrowestLatin, widest as widestLatin } from './metrics.ts';

/** Height of the ink face of Chinese characters, in em: a line box is exactly as high. */
export const hanHeight = 0.94;

/** Baseline below the upper edge of the ink face, in em. */
export const hanBaseline = 0.856;

/** Range of the width axis. */
export const narrowestHan = 60;
export const widestHan = 160;

/** Size of Latin letters within a Chinese line: their capitals end where the ink face ends. */
export const latinSize = 1.32;

/** Distance by which Latin letters stand lower within a Chinese line, in em of the Chinese. */
export const latinDrop = 0.068;

/** Space between Chinese and Latin, in em of the Chinese. */
export const gap = 0.07;

/** Advance of every character at the three widths that the face was drawn for, in em. */
const advances = [0.6, 1, 1.5568] as const;

/** Median space beside the ink at width 100, in em; it grows less than the character does. */
const bearing = 0.024;

export const isHan = (character: string): boolean => /[\u3000-\u9fff\uff00-\uffef\u{20000}-\u{2ffff}]/u.test(character);

export const hasHan = (text: string): boolean => [...text].some(isHan);

/** Characters of one script that follow each other. */
export interface Run {
  readonly text: string;
  readonly han: boolean;
}

export function runsOf(text: string): Run[] {
  const runs: { text: string; han: boolean }[] = [];
  for (const character of text) {
    const han = isHan(character);
    const last = runs.at(-1);
    if (last?.han === han) last.text += character;
    else runs.push({ text: character, han });
  }
  return runs;
}

/** Width of the Latin letters beside Chinese ones of a width. */
export const latinWidth = (width: number): number => Math.min(widestLatin, Math.max(narrowestLatin, width - 10));

const advanceAt = (width: number): number => {
  const [narrow, normal, wide] = advances;
  return width <= 100
    ? normal + ((narrow - normal) * (100 - width)) / 40
    : normal + ((wide - normal) * (width - 100)) / 60;
};

/** Advance and bearings of a run, in em of the Chinese characters. */
function measured({ text, han }: Run, width: number) {
  if (han) {
    const side = bearing * Math.sqrt(width / 100);
    return { advance: [...text].length * advanceAt(width), left: side, right: side };
  }
  const { width: ink, left, advance } = latinInk(text, latinWidth(width));
  const right = advance - ink - left;
  return { advance: advance * latinSize, left: left * latinSize, right: right * latinSize };
}

/** Measures a line with Chinese characters, in em of them. */
export function hanInk(text: string, width: number): { width: number; left: number; advance: number } {
  const parts = runsOf(text).map((run) => measured(run, width));
  const advance = parts.reduce((sum, part) => sum + part.advance, 0) + gap * (parts.length - 1);
  const [left, right] = [parts[0]?.left ?? 0, parts.at(-1)?.right ?? 0];
  return { width: advance - left - right, left, advance };
}

/** Metrics of the face that draws a line. */
export interface Face {
  readonly narrowest: number;
  readonly widest: number;
  /** Height of a line in em: capitals, or the ink face of Chinese characters. */
  readonly height: number;
  readonly inkOf: (text: string, width: number) => { width: number; left: number; advance: number };
}

const latin: Face = { narrowest: narrowestLatin, widest: widestLatin, height: capHeight, inkOf: latinInk };
const han: Face = { narrowest: narrowestHan, widest: widestHan, height: hanHeight, inkOf: hanInk };

export const faceOf = (text: string): Face => (hasHan(text) ? han : latin);
