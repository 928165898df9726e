import { createHash } from 'node:crypto';
import sheets from 'virtual:page-styles';

export interface OwnStyles {
  readonly css: string;
  /** What the page's security policy must hold for the style element to count. */
  readonly hash: `sha256-${string}`;
}

const classNames = /\sclass="([^"]*)"/g;

/** Pages made of the same components have the same styles: few sets for many pages. */
const known = new Map<string, OwnStyles>();

/**
 * The styles of the components that this markup is made of, for a style element in the page's head; null while developing, when
 * they come by themselves.
 */
export function ownStyles(markup: string): OwnStyles | null {
  if (sheets.length === 0) return null;
  const used = new Set([...markup.matchAll(classNames)].flatMap(([, names = '']) => names.split(' ')));
  const worn = sheets.map(({ classes }) => classes.some((name) => used.has(name)));
  const set = worn.map(Number).join('');
  const before = known.get(set);
  if (before) return before;
  const css = sheets
    .filter((_, index) => worn[index])
    .map((sheet) => sheet.css)
    .join('');
  const styles = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` } as const;
  known.set(set, styles);
  return styles;
}
