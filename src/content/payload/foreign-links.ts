import { firstLanguage, type Language } from '../../domain/languages.ts';

const links = /<a href="(\/[^"#?]*)/g;

/** Texts of running text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((part: unknown) => mapTexts(part, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, map)]));
}

/**
 * Marks links within running text to pages that a language lacks with `hreflang`, so that they lead
 * to the page in the language that is written first.
 *
 * @param has whether the language has a page at a path
 */
export async function withForeignLinks<Value>(
  value: Value,
  language: Language,
  has: (path: string) => Promise<boolean>,
): Promise<Value> {
  if (language.code === firstLanguage.code) return value;
  const paths = new Set(textsIn(value).flatMap((text) => [...text.matchAll(links)].map(([, path = '']) => path)));
  const known = new Map(await Promise.all([...paths].map(async (path) => [path, await has(path)] as const)));
  if ([...known.values()].every(Boolean)) return value;
  return mapTexts(value, (text) =>
    text.replace(links, (link, path: string) =>
      known.get(path) ? link : link.replace('<a ', `<a hreflang="${firstLanguage.tag}" `),
    ),
  ) as Value;
}
