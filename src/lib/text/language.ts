export interface TextAttributes {
  readonly lang?: string;
  readonly dir?: 'auto';
}

const scripts = [
  { lang: 'ja', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { lang: 'ko', pattern: /\p{Script=Hangul}/gu },
  { lang: 'zh-Hant-HK', pattern: /\p{Script=Han}/gu },
  { lang: 'ar', pattern: /\p{Script=Arabic}/gu },
  { lang: 'he', pattern: /\p{Script=Hebrew}/gu },
] as const;

/**
 * Returns the language attributes of an editor's text by its script; none for English. A text
 * counts as another language if a third of its letters are in that script.
 */
export function textAttributes(text: string): TextAttributes {
  // Ignores HTML tags and everything but letters.
  const letters = text.replace(/<[^>]*>/g, '').match(/\p{Letter}/gu)?.length ?? 0;
  const other = scripts.find(({ pattern }) => (text.match(pattern)?.length ?? 0) * 3 > letters);
  return other ? { lang: other.lang, dir: 'auto' } : {};
}

/** Chinese words with the punctuation between them. */
const chinese = /(\p{Script=Han}(?:[\p{Script=Han}\u3000-\u303f\uff00-\uffef]*\p{Script=Han})?)/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Splits a text at its Chinese words. Han letters beside kana are Japanese and are not split. */
export function partsByLanguage(text: string): readonly { readonly text: string; readonly lang?: 'zh-HK' }[] {
  if (kana.test(text)) return [{ text }];
  return text
    .split(chinese)
    .filter((part) => part !== '')
    .map((part) => (chinese.test(part) ? { text: part, lang: 'zh-HK' } : { text: part }));
}
