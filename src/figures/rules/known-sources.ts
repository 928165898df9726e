import { direct } from './kinds.ts';

/** Hosts that send visitors to most sites: however many names strangers think up, these are told apart. */
export const knownSources: ReadonlySet<string> = new Set([
  direct,
  ...[
    'google.com',
    'google.com.hk',
    'google.co.uk',
    'google.co.jp',
    'google.de',
    'google.fr',
    'google.ca',
    'google.com.au',
  ],
  ...['google.com.sg', 'google.com.tw', 'google.co.in', 'news.google.com', 'bing.com', 'duckduckgo.com', 'yahoo.com'],
  ...['search.yahoo.com', 'hk.search.yahoo.com', 'yandex.ru', 'yandex.com', 'baidu.com', 'sogou.com', 'ecosia.org'],
  ...['qwant.com', 'startpage.com', 'search.brave.com', 'kagi.com', 'naver.com', 'chatgpt.com', 'perplexity.ai'],
  ...['gemini.google.com', 'copilot.microsoft.com', 'claude.ai', 'facebook.com', 'm.facebook.com', 'l.facebook.com'],
  ...['lm.facebook.com', 'instagram.com', 'l.instagram.com', 'threads.net', 'l.threads.com', 'linkedin.com', 'lnkd.in'],
  ...['x.com', 't.co', 'twitter.com', 'youtube.com', 'm.youtube.com', 'reddit.com', 'old.reddit.com', 'pinterest.com'],
  ...['tiktok.com', 'weixin.qq.com', 'mp.weixin.qq.com', 'weibo.com', 'xiaohongshu.com', 'bsky.app', 'mastodon.social'],
  ...[
    'web.whatsapp.com',
    'web.telegram.org',
    't.me',
    'github.com',
    'news.ycombinator.com',
    'medium.com',
    'behance.net',
  ],
  ...[
    'dribbble.com',
    'clutch.co',
    'designrush.com',
    'awwwards.com',
    'wikipedia.org',
    'en.wikipedia.org',
    'zh.wikipedia.org',
  ],
]);
