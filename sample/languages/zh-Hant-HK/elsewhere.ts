import type { Words } from '../../../src/content/words.ts';
import type { PricePart } from '../../../src/domain/navigation.ts';
import type { PriceInShort } from '../../../src/domain/search-results.ts';
import { notFound as englishLost } from '../../words/elsewhere.ts';
import { prices } from '../../words/price-list.ts';

const periods: Readonly<Record<string, string>> = { 'a quarter': '每季', 'a month': '每月' };

/** Beginning of a price; `起` follows a sum that prices start from. */
function inShort({ before, currency = '', figure, after = '' }: PricePart): PriceInShort {
  if (!currency) return { figure, after: '星期起' };
  return { before: `${periods[after] ?? ''}${currency}`, figure, ...(before ? { after: '起' } : {}) };
}

export const search: Words['search'] = {
  title: '搜尋｜{name}',
  titleOf: (query, name) => `搜尋：${query}｜${name}`,
  description: '搜尋{name}的作品、文章、服務和職位。{name}是香港的網頁設計及網站開發公司。',
  prices: {
    '/strategy': { figure: '2–4', after: '星期' },
    ...Object.fromEntries(prices.flatMap(({ href, parts: [part] }) => (part ? [[href, inShort(part)]] : []))),
  },
  words: {
    empty: '一個客戶，一個行業，一件煩心事：打一個詞就夠。',
    nothing: '這裏沒有這個名字。少打幾個字，往往就有。',
    elsewhere: [
      { href: '/work', label: '全部作品' },
      { href: '/insights', label: '全部專欄' },
      { href: '/#services', label: '服務' },
      { href: '/jobs', label: '招聘' },
    ],
  },
};

export const notFound: Words['notFound'] = {
  ...englishLost,
  title: '404：此路不通｜{name}',
  description: '這個網址沒有掛過東西，或者已經除下。返回主頁，按一下就到。',
  heading: '404：此路不通',
  text: '這個網址沒有掛過東西，或者已經除下。',
  hint: '畫面上的雜物是剛才那陣風吹來的。逐件除下也可以，我們不催。',
  won: { before: '', after: '件全部除下。天色放晴，回家的路看得清楚。' },
};

export const away: Words['away'] = {
  title: '內容暫時讀不到｜九號風球',
  description: '我們的作品和文章放在另一座大廈，那邊暫時沒有人應門。請過幾分鐘再試。',
  kicker: '錯誤503',
  heading: '內容暫時讀不到。',
  text: '我們的作品和文章放在另一座大廈，那邊暫時沒有人應門。請過幾分鐘再試，或者寫信到',
  rest: '本站其餘各頁照常開放。',
  first: { href: '', label: '再試一次' },
  elsewhere: [
    { href: '/web-design', label: '服務' },
    { href: '/contact-us', label: '聯絡我們' },
  ],
};

export const previewOver: Words['previewOver'] = {
  title: '預覽已經結束｜九號風球',
  description: '這份草稿的連結已經到期，或者被收回。發送連結的人可以再發一條。',
  kicker: '草稿預覽',
  heading: '預覽已經結束。',
  text: '連結已經到期，或者被收回。請發送連結的人再發一條，或者寫信到',
  rest: '如果草稿已經發佈，網站上就看得到。',
  first: { href: '/', label: '看這個網站' },
  elsewhere: [{ href: '/contact-us', label: '聯絡我們' }],
};

export const draftCard: Words['draftCard'] = '尚未出海';
