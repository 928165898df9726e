import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/**
 * By what programs call themselves: the same few say it again and again, and looking through all
 * known robots takes microseconds.
 */
const verdicts = new LRUCache<string, boolean>({ max: 1000 });

/** Longer than any browser's own; of what is longer, the beginning says enough. */
const longestAgent = 400;

function isRobot(agent: string): boolean {
  const said = agent.length > longestAgent ? agent.slice(0, longestAgent) : agent;
  const known = verdicts.get(said);
  if (known !== undefined) return known;
  const verdict = isbot(said);
  verdicts.set(said, verdict);
  return verdict;
}

/**
 * Whether somebody is counted at all: a person, as far as can be told, who has not asked to be left
 * out.
 */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false;
  const agent = headers['user-agent'];
  return agent !== undefined && agent !== '' && !isRobot(agent);
}

/**
 * Whether a page that is asked for is looked at now. One that a browser makes ready ahead may never
 * be, and what a script asks for is a part of the page that it runs on.
 */
export function isShown(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch') return false;
  const use = headers['sec-fetch-dest'];
  return use === undefined || use === 'document';
}
