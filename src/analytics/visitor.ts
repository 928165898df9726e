import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Verdicts by user agent: the same few recur, and matching all known robots takes microseconds. */
const verdicts = new LRUCache<string, boolean>({ max: 1000 });

/** Maximum length of a user agent, above that of any browser; longer ones are cut. */
const longestAgent = 400;

function isRobot(agent: string): boolean {
  const text = agent.length > longestAgent ? agent.slice(0, longestAgent) : agent;
  const known = verdicts.get(text);
  if (known !== undefined) return known;
  const verdict = isbot(text);
  verdicts.set(text, verdict);
  return verdict;
}

/**
 * Reports whether to count a visitor: excludes robots and visitors with Do Not Track or Global
 * Privacy Control.
 */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false;
  const agent = headers['user-agent'];
  return agent !== undefined && agent !== '' && !isRobot(agent);
}

/**
 * Reports whether a requested page is shown now: excludes prerendering, prefetching, and requests
 * by scripts for parts of a page.
 */
export function isShown(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch') return false;
  const use = headers['sec-fetch-dest'];
  return use === undefined || use === 'document';
}
