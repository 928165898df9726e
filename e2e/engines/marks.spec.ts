import { test } from './test.ts';
import { phone } from './visitor.ts';

const marks = '[aria-label="Partners"] [data-part="slide"]:first-child [data-mark]';

test('marks are drawn by what has come for them, once somebody is there', async ({ visitor }) => {
  await visitor.open('/', phone);
  await visitor.sees(
    'the drawings of nine marks',
    (selector) => {
      const shown = [...document.querySelectorAll(selector)];
      // Again, as what lies above comes to its height.
      shown[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
      return shown.filter((one) => {
        const [, url] = /^url\("(.*)"\)$/.exec(getComputedStyle(one).maskImage) ?? [];
        return url !== undefined && come.has(url);
      }).length;
    },
    marks,
    9,
  );
});
