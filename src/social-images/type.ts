import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import { readFont } from '../lib/media/read-font.ts';

const fontFolder = path.resolve(import.meta.dirname, '../styles/fonts');
const chineseFolder = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-hk/package.json'),
);

/** Faces in which a text can be set. */
export type Hand = 'poster' | 'data' | 'text' | 'chinese';

/** A text as glyphs with their metrics, in em. */
export interface SetText {
  /** Left edge and width of the ink. */
  readonly left: number;
  readonly width: number;
  readonly advance: number;
  readonly glyphs: readonly { readonly font: Font; readonly id: number; readonly x: number }[];
}

/** Thrown when no font has a letter; the image is then not drawn. */
export class LetterMissingError extends Error {
  override readonly name = 'LetterMissingError';
}

interface LoadedFace {
  readonly face: Face;
  readonly letters: ReadonlySet<number>;
}

async function loadFace(file: string): Promise<LoadedFace> {
  const face = new Face(new FontBlob(new Uint8Array(await readFont(file))));
  return { face, letters: new Set(face.collectUnicodes()) };
}

/**
 * Files of the Chinese font with their character ranges, so that a title loads only those it needs.
 */
async function chineseFiles(): Promise<readonly { readonly file: string; readonly has: (code: number) => boolean }[]> {
  const sheet = await readFile(path.join(chineseFolder, 'wght.css'), 'utf8');
  return [...sheet.matchAll(/url\(([^)]+\.woff2)\)[^}]*?unicode-range:\s*([^;}]+)/g)].map(
    ([, url = '', written = '']) => {
      const ranges = written.split(',').map((range) => {
        const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      });
      return {
        file: path.join(chineseFolder, url),
        has: (code: number) => ranges.some(([from, to]) => code >= from && code <= to),
      };
    },
  );
}

type LatinFaces = Readonly<Record<'poster' | 'text', readonly LoadedFace[]>>;
type ChineseFiles = Awaited<ReturnType<typeof chineseFiles>>;

const axesOf = (hand: Hand, width: number): Readonly<Record<string, number>> =>
  ({
    poster: { wght: 900, wdth: width },
    data: { wght: 700, wdth: width },
    text: { wght: 420 },
    chinese: { wght: 900 },
  })[hand];

const unit = 1000;

/**
 * Fonts of social images, loaded once. HarfBuzz makes the outlines, because the rasteriser does not
 * support the width axis.
 */
export class Typefaces {
  readonly #latin: LatinFaces;
  readonly #chinese: ChineseFiles;
  readonly #loaded = new Map<string, LoadedFace>();
  readonly #fonts = new Map<string, Font>();
  readonly #ids = new Map<LoadedFace, number>();

  private constructor(latin: LatinFaces, chinese: ChineseFiles) {
    this.#latin = latin;
    this.#chinese = chinese;
  }

  static async open(): Promise<Typefaces> {
    const both = (name: string) =>
      Promise.all([`${name}.woff2`, `${name}-rest.woff2`].map((file) => loadFace(path.join(fontFolder, file))));
    const [poster, text, chinese] = await Promise.all([both('poster'), both('text'), chineseFiles()]);
    return new Typefaces({ poster, text }, chinese);
  }

  /**
   * Loads the fonts for letters beyond Latin, so that `set` is synchronous.
   *
   * @throws {LetterMissingError} when no font has one of the letters
   */
  async prepare(texts: readonly string[]): Promise<void> {
    for (const letter of new Set(texts.join(''))) {
      const code = letter.codePointAt(0) ?? 0;
      if (this.#has(this.#latin.poster, code) && this.#has(this.#latin.text, code)) continue;
      const known = this.#chinese.find(({ has }) => has(code));
      if (!known) throw new LetterMissingError(`No typeface of the cards has the letter "${letter}".`);
      if (!this.#loaded.has(known.file)) this.#loaded.set(known.file, await loadFace(known.file));
    }
  }

  /**
   * Whether a letter and its capital can be set. Loads the file, because its declared range is
   * larger than its contents.
   */
  async #canSet(letter: string): Promise<boolean> {
    for (const one of letter + letter.toUpperCase()) {
      const code = one.codePointAt(0) ?? 0;
      if (this.#has(this.#latin.poster, code) && this.#has(this.#latin.text, code)) continue;
      const known = this.#chinese.find(({ has }) => has(code));
      if (!known) return false;
      const face = this.#loaded.get(known.file) ?? (await loadFace(known.file));
      this.#loaded.set(known.file, face);
      if (!face.letters.has(code)) return false;
    }
    return true;
  }

  /**
   * Replaces letters that cannot be set: removes invisible ones and emoji, and uses the base letter
   * without accents or "?" for others.
   */
  async fitted(text: string): Promise<string> {
    let letters = '';
    for (const letter of text.normalize('NFC')) {
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
      if (/\s/.test(letter)) letters += ' ';
      else if (/\p{Cf}|\p{Cc}|\p{Variation_Selector}/u.test(letter)) continue;
      else if (await this.#canSet(letter)) letters += letter;
      else if (/\p{C}|\p{M}|\p{S}/u.test(letter)) continue;
      else letters += (await this.#canSet(plain)) ? plain : '?';
    }
    return letters.replace(/ +/g, ' ').trim();
  }

  #has(faces: readonly LoadedFace[], code: number): boolean {
    return faces.some(({ letters }) => letters.has(code));
  }

  #faceFor(hand: Hand, code: number): { readonly face: LoadedFace; readonly chinese: boolean } {
    const own = hand === 'text' ? this.#latin.text : hand === 'chinese' ? [] : this.#latin.poster;
    const face = own.find(({ letters }) => letters.has(code));
    if (face) return { face, chinese: false };
    const foreign = [...this.#loaded.values()].find(({ letters }) => letters.has(code));
    if (foreign) return { face: foreign, chinese: true };
    const latin = this.#latin.poster.find(({ letters }) => letters.has(code));
    if (latin) return { face: latin, chinese: false };
    throw new LetterMissingError(`No typeface of the cards has the letter "${String.fromCodePoint(code)}".`);
  }

  #font(face: LoadedFace, axes: Readonly<Record<string, number>>): Font {
    const id = this.#ids.get(face) ?? this.#ids.size;
    this.#ids.set(face, id);
    const key = `${id} ${JSON.stringify(axes)}`;
    const known = this.#fonts.get(key);
    if (known) return known;
    const font = new Font(face.face);
    font.setScale(unit, unit);
    font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
    // Widths vary by tenths, so the cache is limited.
    if (this.#fonts.size > 300) this.#fonts.clear();
    this.#fonts.set(key, font);
    return font;
  }

  /** @param spacing between letters, in em */
  set(text: string, hand: Hand, width = 100, spacing = 0): SetText {
    const glyphs: { font: Font; id: number; x: number }[] = [];
    let [x, from, to] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const run of this.#runs(text, hand)) {
      const font = this.#font(run.face, axesOf(run.chinese ? 'chinese' : hand, width));
      const buffer = new TextBuffer();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
        const box = font.glyphExtents(codepoint);
        const at = x + xOffset / unit;
        if (box && box.width > 0) {
          from = Math.min(from, at + box.xBearing / unit);
          to = Math.max(to, at + (box.xBearing + box.width) / unit);
          glyphs.push({ font, id: codepoint, x: at });
        }
        x += xAdvance / unit + spacing;
      }
    }
    const advance = Math.max(0, x - spacing);
    return to < from ? { left: 0, width: advance, advance, glyphs } : { left: from, width: to - from, advance, glyphs };
  }

  #runs(text: string, hand: Hand) {
    const runs: { text: string; face: LoadedFace; chinese: boolean }[] = [];
    for (const letter of text) {
      const found = this.#faceFor(hand, letter.codePointAt(0) ?? 0);
      const last = runs.at(-1);
      if (last?.face === found.face) last.text += letter;
      else runs.push({ text: letter, ...found });
    }
    return runs;
  }
}

/** Returns a text as a group of paths, with its origin at `x` and its baseline at `y`. */
export function outlines({ glyphs }: SetText, x: number, y: number, size: number, attributes = ''): string {
  const scale = (size / unit).toFixed(5);
  const paths = glyphs.map(
    ({ font, id, x: at }) => `<path transform="translate(${(at * unit).toFixed(1)} 0)" d="${font.glyphToPath(id)}"/>`,
  );
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} -${scale})" ${attributes}>${paths.join('')}</g>`;
}
