import type { Wordmark } from '../../lib/brand-shape.ts';

/** Brand mark on a grid of 96, used as the icon of browsers and phones. */
export const mark = 'M0 0H96L54 48L96 96H0L42 48Z';

/** Outlines of SIGNAL and NINE in the poster face. */
const outlines = {
  signal:
    'M17.3 40.7q11.4 0 13.7-4.4 2.2-4.5 2.2-9.3 0-5.1-2.3-7-2.4-2-10.1-4.1-4-1-5.8-1.6-1.9-.6-1.9-3.3 0-1.8 1.1' +
    '-2.4 1-.6 2.8-.6 1.6 0 2.7.7 1.2.7 1.2 5.2h12.2q0-5.1-2.3-9.7-2.3-4.6-13.6-4.6-11.5 0-13.8 4.3-2.3 4.4' +
    '-2.3 9.1 0 5.1 2.4 7.3 2.4 2.3 10.1 4.4 3.9.9 5.6 1.6 1.8.7 1.8 2.9 0 2-1.1 2.5-1 .5-2.7.5-1.6 0-2.8-.6-1.1-.7' +
    '-1.1-5.3h-12.2q0 5.6 2.3 10 2.2 4.4 13.9 4.4zM36.8 40.5h12.3v-40.5h-12.3zM67.2 40.7q7.1 0 9.4-3.7l1.6 3.5h6.4v' +
    '-21.7h-15.5v7.5h3.3v.1q-.2 3.9-1 4.9-.7.9-2.6.9-2.1 0-3.1-1.8-1.1-1.8-1.1-9.7 0-10.2 1.1-11.4 1-1.2 2.9' +
    '-1.2 1.9 0 2.7.8.8.9 1 6h12.3q-.2-5-2.6-10.2-2.3-5.1-13.4-5.1-11.6 0-13.9 5.5-2.4 5.5' +
    '-2.4 15 0 9.3 2.3 15 2.3 5.6 12.6 5.6zM87.9 40.5h12.1v-31.7h.2l7 31.7h19.3v-40.5h-12.2l-.2 31.2h-.1l-6.8-31.2h' +
    '-19.3zM128.7 40.5h12.6l1.2-9h6.9l1.3 9h12.5l-8.3-40.6h-18zM143.7 23.1l2.2-15.4h.2l2.1 15.4zM165.4 40.5h22.6v' +
    '-8.4h-10.4v-32.1h-12.2z',
  nine:
    'M1.4 40.5h12.2v-31.7h.1l7 31.7h19.3v-40.5h-12.2l-.2 31.2h-.1l-6.8-31.2h-19.3zM44 40.5h12.3v-40.5h-12.3z' +
    'M60 40.5h12.1v-31.7h.2l7 31.7h19.2v-40.5h-12.1l-.2 31.2h-.1l-6.8-31.2h-19.3zM101.8 40.5h24.2v-8.5h-12v-7.8' +
    'h11.1v-8.2h-11.1v-7.5h12v-8.5h-24.2z',
};

/**
 * Wordmark with the mark between the two words. Undefined for a brand without one, whose name is
 * set in the poster face.
 */
export const wordmark: Wordmark | undefined = {
  width: 367.1,
  height: 40.5,
  parts: [
    { path: outlines.signal },
    { path: mark, transform: 'translate(196.2 0) scale(0.3797 0.4219)' },
    { path: outlines.nine, transform: 'translate(239.6 0)' },
  ],
};

/** Chinese name, shown in the footer beside the name. Undefined for a brand without one. */
export const chineseName: string | undefined = '九號';

/** Words on both sides of the mark, in languages that write the name with other characters. */
export const wordmarksIn: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'zh-Hant-HK': ['九號', '風球'],
};
