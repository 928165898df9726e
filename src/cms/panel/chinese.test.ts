import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { isRecord } from '../../lib/is-object.ts';
import { allBlocks } from '../../sections/blocks.ts';
import { compose } from '../../server/composition.ts';
import { configTexts } from './chinese/config.ts';
import { messageTexts } from './chinese/messages.ts';
import { sectionHelpTexts } from './chinese/section-help.ts';
import { sectionTexts } from './chinese/sections.ts';
import { settingTexts } from './chinese/settings.ts';
import { configTextsOf } from './with-languages.ts';
import { chinesePanelWords } from './words.ts';

type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts => isRecord(value);

/** Names of languages are written in their own. */
const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

let inConfig: readonly string[] = [];
let chinese: Texts = {};

beforeAll(async () => {
  const config = await compose(parseSettings());
  inConfig = configTextsOf(config);
  const { translations } = config.i18n;
  const ofLanguage: unknown = isRecord(translations) ? translations['zh-TW'] : undefined;
  if (isRecord(ofLanguage) && isTexts(ofLanguage.panel)) chinese = ofLanguage.panel;
});

/** Characters of Big5, which has few simplified ones. */
function readBig5(): ReadonlySet<string> {
  const big5 = new TextDecoder('big5');
  const found = new Set<string>();
  for (let lead = 0xa4; lead <= 0xf9; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
      for (const letter of big5.decode(new Uint8Array([lead, trail]))) found.add(letter);
  return found;
}

const traditional = readBig5();
/** Written in Hong Kong, and missing in Big5. */
const ofHongKong = '着';
const simplifiedInBig5 = '体么与网听';

const isSimplified = (letter: string): boolean =>
  simplifiedInBig5.includes(letter) ||
  (/\p{Script=Han}/u.test(letter) && !traditional.has(letter) && !ofHongKong.includes(letter));

/** First argument of each call of `say`, up to its comma or bracket. */
function* calledWith(code: string): Generator<string> {
  for (const { index, 0: call } of code.matchAll(/\b(?:say(?:In\([^()]*\))?|inLanguages)\(/g)) {
    let depth = 0;
    let quote = '';
    const start = index + call.length;
    for (let at = start; at < code.length; at += 1) {
      const letter = code[at] ?? '';
      if (letter === '\\') at += 1;
      else if (quote) quote = letter === quote ? '' : quote;
      else if (`'"\``.includes(letter)) quote = letter;
      else if ('([{'.includes(letter)) depth += 1;
      else if (depth === 0 && ',)'.includes(letter)) {
        yield code.slice(start, at);
        break;
      } else if (')]}'.includes(letter)) depth -= 1;
    }
  }
}

const literal = /(?<!===? *|!==? *)'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`/g;

/** Texts that code says by literals; texts of tables are not found. */
const saidIn = (code: string): string[] =>
  [...calledWith(code)].flatMap((argument) =>
    [...argument.replaceAll(/\w\[[^\]]*\]/g, '').matchAll(literal)].map(([, one, two, three]) =>
      (one ?? two ?? three ?? '').replaceAll(/\\(.)/g, '$1'),
    ),
  );

/** Reasons of refusals that are said where the request is at hand. */
const reason = /\b(?:message|refused)(?::| =)\s*'((?:\\.|[^'\\])*)'|\bnew Refused\(\s*'((?:\\.|[^'\\])*)'/g;

const reasonsIn = (code: string): string[] => [...code.matchAll(reason)].map(([, one, other]) => one ?? other ?? '');

const read = (pattern: string) =>
  globSync(pattern, { exclude: (name) => name.includes('.test.') }).map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );

const refusing = [
  ...read('src/cms/{collections,editorial,fields,media}/**/*.ts'),
  ...read('src/sections/**/*.block.ts'),
];

const saying = read('src/**/*.{ts,tsx}').filter(([, code]) =>
  /from '[./\w-]+\/(?:say|use-say|in-languages)\.ts'/.test(code),
);

const missingOf = (file: string, texts: readonly string[]): string[] =>
  texts
    .filter((english) => hasLatin(english) && chinese[english] === undefined)
    .map((english) => `${file}: ${english}`);

describe('the panel in Chinese', () => {
  it('has a text for every label, description and option that is shown', () => {
    expect(inConfig.length).toBeGreaterThan(700);
    expect(inConfig.filter((english) => hasLatin(english) && chinese[english] === undefined)).toEqual([]);
  });

  it('describes every section', () => {
    const helps = Object.values(allBlocks).map(({ help }) => help);
    expect(Object.keys(sectionHelpTexts).sort()).toEqual([...helps].sort());
  });

  it('has a text for every text that code says', () => {
    expect(saying.length).toBeGreaterThan(5);
    expect(saying.flatMap(([file, code]) => missingOf(file, saidIn(code)))).toEqual([]);
  });

  it('has a text for every reason of a refused save', () => {
    expect(refusing.flatMap(([, code]) => reasonsIn(code)).length).toBeGreaterThan(20);
    expect(refusing.flatMap(([file, code]) => missingOf(file, reasonsIn(code)))).toEqual([]);
  });

  it.each([
    ['config', configTexts],
    ['sections', sectionTexts],
    ['settings', settingTexts],
  ])('keeps no unused text of the %s', (_, texts) => {
    const used = new Set(inConfig);
    expect(Object.keys(texts).filter((english) => !used.has(english))).toEqual([]);
  });

  it('keeps no unused text of refusals', () => {
    const code = read('src/{blocks,cms,domain,lib,sections}/**/*.{ts,tsx}')
      .filter(([file]) => !file.includes('/chinese/'))
      .map(([, text]) => text.replaceAll(/\\(.)/g, '$1'))
      .join('\n');
    expect(Object.keys(messageTexts).filter((english) => !code.includes(english))).toEqual([]);
  });

  it('has each text once', () => {
    const keys = read('src/**/panel/{chinese/*,chinese}.ts').flatMap(([, table]) =>
      [...table.matchAll(/^ {2}('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[\w$]+):/gm)].map(([, key]) => key),
    );
    expect(keys.length).toBeGreaterThan(800);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('keeps the placeholders of the English texts', () => {
    const braces = (text: string) => [...new Set(text.match(/\{[\w:-]+\}/g))].sort();
    const differing = Object.entries(chinese).filter(([one, other]) => `${braces(one)}` !== `${braces(other)}`);
    expect(differing).toEqual([]);
  });

  it('is written in traditional characters, with the punctuation of Chinese', () => {
    const texts = [...Object.values(chinese), JSON.stringify(chinesePanelWords)];
    expect(texts.filter((text) => [...text].some(isSimplified))).toEqual([]);
    expect(Object.values(chinese).filter((text) => /\p{Script=Han}[,;:?!()]|\p{Script=Han}\.$/u.test(text))).toEqual(
      [],
    );
  });
});
