import { test } from './test.ts';
import { phone, wide } from './visitor.ts';

const marks = '[aria-label="Partners"] [data-part="slide"]:first-child [data-mark]';

test('V13: partner logos load when they come near the viewport', async ({ visitor }) => {
  await visitor.open('/', phone);
  await visitor.sees(
    'the drawings of nine marks',
    (selector) => {
      const shown = [...document.querySelectorAll(selector)];
      // Scrolls again, because content above still changes its height.
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

// Marks grow by a third on wide viewports. With `zoom`, one engine scaled them twice and another
// did not.
test('V13: partner logos in a grid have the same size in every engine', async ({ visitor }) => {
  await visitor.open('/services/seo', wide);
  await visitor.comeTo('[data-mark]');
  await visitor.sees(
    'a mark of 161 pixels, a third larger',
    (selector) => Math.round(document.querySelector(selector)?.getBoundingClientRect().width ?? 0),
    '[data-mark][aria-label="Tai Ping"]',
    209,
  );
});
