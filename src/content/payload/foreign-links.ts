import { firstLanguage, type Language, languageAt } from '../../domain/languages.ts';
import { foldedPath } from '../../lib/request-path.ts';

const links = /<a href="(\/(?!\/)[^"#?]*)/g;

/** Path as a request has it; undefined if it names its language or no page can have it. */
function pathOf(written: string): string | undefined {
  const path = foldedPath(written)?.toLowerCase();
  return path !== undefined && languageAt(path) === firstLanguage ? path : undefined;
}

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
  const isKnown = async (written: string): Promise<boolean> => {
    const path = pathOf(written);
    return path === undefined || has(path);
  };
  const known = new Map(await Promise.all([...paths].map(async (path) => [path, await isKnown(path)] as const)));
  if ([...known.values()].every(Boolean)) return value;
  return mapTexts(value, (text) =>
    text.replace(links, (link, path: string) =>
      known.get(path) ? link : link.replace('<a ', `<a hreflang="${firstLanguage.tag}" `),
    ),
  ) as Value;
}
