/** Longest path that is stored. */
export const longestPath = 200;

/** Most digits in a row, separators between them left out: more may be a number of a person. */
const mostDigits = 5;

/** Characters of a word from which it may be a token. */
const shortestToken = 20;

/** Matches a date in a path, whose digits are no number of a person. */
const date = /(?<!\d)(?:19|20)\d\d-[01]\d(?:-[0-3]\d)?(?!\d)/g;

/** Matches a UUID, whose parts are shorter than a token. */
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/;

/** Changes between letter and digit in one part of a path, from which it may be a token. */
const mostChanges = 3;

/** Matches addresses that only programs that look for weaknesses ask for. */
const probes = [
  /\/\./,
  /\.(?:php\d?|phtml|aspx?|ashx|jspx?|cgi|pl|exe|dll|env|sql|bak|old|swp|ini|ya?ml|log)(?:\/|$)/,
  /\/(?:wp-|wordpress|cgi-bin|phpmyadmin|pma|xmlrpc|vendor|actuator|autodiscover|owa|hnap1|boaform|solr|_ignition|telescope|server-status|node_modules|etc|proc)/,
  /[<>"'`{}|$;*\\\p{Cc}]|\.\./u,
];

/** Matches files that browsers and readers ask for by themselves. */
const automatic = /^\/(?:favicon|apple-touch-icon|browserconfig|ads\.txt|app-ads\.txt|humans\.txt|security\.txt)/;

const isToken = (part: string): boolean =>
  (part.match(/[\p{L}\p{Nd}+=]+/gu) ?? []).some(
    (word) => word.length >= shortestToken && /^[\x21-\x7e]+$/.test(word),
  ) ||
  (part.length >= shortestToken && (part.match(/\d(?=[a-z])|[a-z](?=\d)/g) ?? []).length > mostChanges);

function mayBePersonal(path: string): boolean {
  if (path.includes('@') || uuid.test(path)) return true;
  const numbers = path.replaceAll(date, '').match(/\p{Nd}(?:[-_.+() ]*\p{Nd})*/gu) ?? [];
  if (numbers.some((one) => (one.match(/\p{Nd}/gu) ?? []).length > mostDigits)) return true;
  return path.split('/').some(isToken);
}

/**
 * Returns the path under which an address that answered 404 is counted.
 *
 * @param path normalised, without query
 * @returns undefined for possible personal data, for probes, and for a path that is too long
 */
export function storedPath(path: string): string | undefined {
  if (path.length > longestPath) return undefined;
  let readable: string;
  try {
    readable = decodeURIComponent(path).toLowerCase();
  } catch {
    return undefined;
  }
  if (automatic.test(readable) || probes.some((probe) => probe.test(readable))) return undefined;
  return mayBePersonal(readable) ? undefined : path;
}
