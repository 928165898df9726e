import { artwork } from '#words';

/** Sample data that several sections share. This title is as long as a careless editor makes it. */
export const longTitle =
  'A title that an editor wrote late on a Friday, which says everything there is to say of the matter and then says it again for those in a hurry';

export const sentence =
  'A site that answers on one bar of signal keeps the people who would not have waited, and it does so every day.';

export const chinese = {
  title: '兩種語言，一個網址：如何同時營運中英文網站',
  short: '九號風球網店',
  text: '大部分香港公司都需要兩種語言的網站。每一頁都應該有自己的網址。',
} as const;

export const rightToLeft = {
  title: 'موقع يعمل في كل طقس',
  text: 'تحتاج معظم الشركات إلى موقع بلغتين.',
} as const;

/** Drawing with few colours, which keeps screenshots small. */
export const drawing = artwork.picture('services/pricing-junk', 'A junk under sail.');
export const upright = artwork.picture('services/maintenance-block-1', 'A drawn tool on a plain ground.');

export const category = (title: string) => ({ id: title, title, slug: title.toLowerCase() });

/** Article with every optional value. */
export const article = {
  id: 'one',
  title: 'Two languages, one address',
  slug: 'two-languages-one-address',
  description: sentence,
  readingNote: '4 minutes',
  postDate: '2026-03-02T00:00:00.000Z',
  categories: [category('Development')],
  author: { title: 'Development desk', description: 'They answer for what is built.', thumbnail: upright },
  thumbnail: drawing,
} as const;

/** Article without optional values. */
export const bareArticle = {
  ...article,
  title: 'Sea',
  description: '',
  readingNote: '',
  categories: [],
  author: null,
  thumbnail: null,
} as const;

export const emptyHead = { title: null, description: null, tags: [], jsonLd: [] } as const;
