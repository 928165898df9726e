import { direct, others } from './metrics.ts';

/** Groups of sources, in the order of reports. */
export const channels = ['search', 'assistant', 'social', 'link', 'tag', 'direct', 'unknown'] as const;

export type Channel = (typeof channels)[number];

/** Labels of the groups in reports. */
export const channelNames: Readonly<Record<Channel, string>> = {
  search: 'Search engines',
  assistant: 'AI assistants',
  social: 'Social networks',
  link: 'Links on other sites',
  tag: 'Tagged links',
  direct: 'Directly',
  unknown: 'Not known',
};

/** Hosts by group, without `www.` as sources are stored. */
const search =
  /^(?:(?:news\.)?google\.(?:com?\.)?[a-z]{2,3}|bing\.com|duckduckgo\.com|(?:(?:[a-z]{2}\.)?search\.)?yahoo\.(?:com|co\.jp)|yandex\.[a-z]+|baidu\.com|sogou\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|kagi\.com|(?:search\.)?naver\.com)$/;

const assistants = new Set(['chatgpt.com', 'perplexity.ai', 'gemini.google.com', 'copilot.microsoft.com', 'claude.ai']);

const social =
  /^(?:(?:m|l|lm)\.)?(?:facebook\.com|instagram\.com|threads\.(?:net|com)|linkedin\.com|lnkd\.in|x\.com|t\.co|twitter\.com|youtube\.com|(?:old\.)?reddit\.com|(?:[a-z]{2}\.)?pinterest\.[a-z.]+|tiktok\.com|(?:mp\.)?weixin\.qq\.com|weibo\.com|xiaohongshu\.com|bsky\.app|mastodon\.social|web\.whatsapp\.com|web\.telegram\.org|t\.me)$/;

/**
 * Group of a source.
 *
 * @param source a host, a `utm_source`, `direct` or `others`, as counted and stored
 */
export function channelOf(source: string | null | undefined): Channel {
  if (!source) return 'unknown';
  if (source === direct) return 'direct';
  if (source === others) return 'link';
  if (assistants.has(source)) return 'assistant';
  if (search.test(source)) return 'search';
  if (social.test(source)) return 'social';
  // A host has a dot, and so has hardly any tag.
  return source.includes('.') ? 'link' : 'tag';
}
