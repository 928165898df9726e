import type { Wordmark } from '../shared/brand-shape.ts';

/** The sign of the brand on a grid of 96: what browsers and telephones show for it. */
export const mark = 'M0 0H96L54 48L96 96H0L42 48Z';

/** SIGNAL and NINE in the poster face, as outlines. */
const outlines = {
  signal:
    'M17.3 40.7Q28.7 40.7 31 36.3Q33.2 31.8 33.2 27Q33.2 21.9 30.9 20Q28.5 18 20.8 15.9' +
    'Q16.8 14.9 15 14.3Q13.1 13.7 13.1 11Q13.1 9.2 14.2 8.6Q15.2 8 17 8Q18.6 8 19.7 8.7' +
    'Q20.9 9.4 20.9 13.9L33.1 13.9Q33.1 8.8 30.8 4.2Q28.5 -0.4 17.2 -0.4Q5.7 -0.4 3.4 3.9' +
    'Q1.1 8.3 1.1 13Q1.1 18.1 3.5 20.3Q5.9 22.6 13.6 24.7Q17.5 25.6 19.2 26.3Q21 27 21 29.2' +
    'Q21 31.2 19.9 31.7Q18.9 32.2 17.2 32.2Q15.6 32.2 14.4 31.6Q13.3 30.9 13.3 26.3L1.1 26.3' +
    'Q1.1 31.9 3.4 36.3Q5.6 40.7 17.3 40.7ZM36.8 40.5L49.1 40.5L49.1 0L36.8 0ZM67.2 40.7' +
    'Q74.3 40.7 76.6 37L78.2 40.5L84.6 40.5L84.6 18.8L69.1 18.8L69.1 26.3L72.4 26.3L72.4 26.4' +
    'Q72.2 30.3 71.4 31.3Q70.7 32.2 68.8 32.2Q66.7 32.2 65.7 30.4Q64.6 28.6 64.6 20.7' +
    'Q64.6 10.5 65.7 9.3Q66.7 8.1 68.6 8.1Q70.5 8.1 71.3 8.9Q72.1 9.8 72.3 14.9L84.6 14.9' +
    'Q84.4 9.9 82 4.7Q79.7 -0.4 68.6 -0.4Q57 -0.4 54.7 5.1Q52.3 10.6 52.3 20.1Q52.3 29.4 54.6 35.1' +
    'Q56.9 40.7 67.2 40.7ZM87.9 40.5L100 40.5L100 8.8L100.2 8.8L107.2 40.5L126.5 40.5L126.5 0L114.3 0' +
    'L114.1 31.2L114 31.2L107.2 0L87.9 0ZM128.7 40.5L141.3 40.5L142.5 31.5L149.4 31.5L150.7 40.5' +
    'L163.2 40.5L154.9 -0.1L136.9 -0.1ZM143.7 23.1L145.9 7.7L146.1 7.7L148.2 23.1ZM165.4 40.5' +
    'L188 40.5L188 32.1L177.6 32.1L177.6 0L165.4 0Z',
  nine:
    'M1.4 40.5L13.6 40.5L13.6 8.8L13.7 8.8L20.7 40.5L40 40.5L40 0L27.8 0L27.6 31.2L27.5 31.2L20.7 0' +
    'L1.4 0ZM44 40.5L56.3 40.5L56.3 0L44 0ZM60 40.5L72.1 40.5L72.1 8.8L72.3 8.8L79.3 40.5L98.5 40.5' +
    'L98.5 0L86.4 0L86.2 31.2L86.1 31.2L79.3 0L60 0ZM101.8 40.5L126 40.5L126 32L114 32L114 24.2' +
    'L125.1 24.2L125.1 16L114 16L114 8.5L126 8.5L126 0L101.8 0Z',
};

/** The mark stands between the two words. Undefined for a brand without a drawn one: its name is set in the poster face. */
export const wordmark: Wordmark | undefined = {
  width: 367.1,
  height: 40.5,
  parts: [
    { path: outlines.signal },
    { path: mark, transform: 'translate(196.2 0) scale(0.3797 0.4219)' },
    { path: outlines.nine, transform: 'translate(239.6 0)' },
  ],
};

/** Which the footer hoists beside the name. Undefined for a brand without a Chinese one. */
export const chineseName: string | undefined = '九號';
