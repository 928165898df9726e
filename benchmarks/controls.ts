// Everything on the site that answers a press, a drag or a letter: where it is, and how somebody uses it.
import type { Page } from '@playwright/test';

export interface Hand {
  readonly name: 'finger' | 'mouse' | 'tablet';
  /** Room of the window in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export interface Control {
  readonly name: string;
  readonly path: string;
  /** Where it is there for one of them alone; otherwise it is used by finger and by mouse. */
  readonly only?: Hand['name'];
  readonly use: (page: Page, hand: Hand) => Promise<void>;
}

/** The middle of the first of these that is seen, once it is in the window and has come to rest. */
async function placeOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const all = page.locator(selector);
  const near = (one: Element): void => {
    const section = one.closest('section') ?? one;
    const { top, bottom } = one.getBoundingClientRect();
    if (top >= 100 && bottom <= innerHeight - 20 && bottom > top) return;
    // What wakes when it comes near has no place of its own before.
    (one.checkVisibility() ? one : section).scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  await all.first().evaluate(near);
  await page.waitForTimeout(500);
  const one = all.filter({ visible: true }).first();
  await one.evaluate(near, undefined, { timeout: 10_000 });
  await page.waitForTimeout(700);
  const box = await one.boundingBox();
  if (!box) throw new Error(`${selector} has no place.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A mouse comes to what it presses by a way, and is there a moment before. */
async function click(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x - 120, y - 60);
  await page.mouse.move(x, y, { steps: 8 });
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.mouse.up();
}

async function press(page: Page, hand: Hand, ...selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    const { x, y } = await placeOf(page, selector);
    await (hand.touch ? page.touchscreen.tap(x, y) : click(page, x, y));
    await page.waitForTimeout(900);
  }
}

/** Only a mouse drags: a finger scrolls, which the browser does by itself. */
async function drag(page: Page, selector: string, way: number): Promise<void> {
  const { x, y } = await placeOf(page, selector);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + way, y, { steps: 20 });
  await page.mouse.up();
  await page.waitForTimeout(900);
}

async function type(page: Page, hand: Hand, selector: string, words: string): Promise<void> {
  await press(page, hand, selector);
  await page.keyboard.type(words, { delay: 120 });
  await page.waitForTimeout(700);
}

async function keys(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(name);
    await page.waitForTimeout(600);
  }
}

const toggle = 'button[popovertarget="mobile-menu"]';
const services = 'header button[popovertarget="services-menu"]:not([popovertargetaction])';
const row = (name: string, number: number) => `details[name="${name}"]:nth-of-type(${number}) > summary`;
const carousel = (label: string) => {
  const controls = `[aria-controls="${label}-slides"]`;
  return {
    next: `[data-part="next"]${controls}`,
    previous: `[data-part="previous"]${controls}`,
    row: `#${label}-slides`,
  };
};
const ourWork = carousel('our-work');
const field = (name: string) => `main form[method="post"] [name="${name}"]`;
const send = 'main form[method="post"] button[type="submit"]';

export const controls: readonly Control[] = [
  { name: 'phone menu', path: '/', only: 'finger', use: (page, hand) => press(page, hand, toggle, toggle, toggle) },
  {
    name: 'services menu',
    path: '/',
    only: 'mouse',
    use: async (page, hand) => {
      await press(page, hand, services, services, services);
      await keys(page, 'Escape');
    },
  },
  {
    name: 'still water',
    path: '/',
    use: (page, hand) => press(page, hand, 'label:has([data-still-water])', 'label:has([data-still-water])'),
  },
  {
    name: 'rows of services',
    path: '/',
    use: (page, hand) => press(page, hand, row('services', 2), row('services', 3), row('services', 3)),
  },
  {
    name: 'rows of values',
    path: '/about-us',
    use: (page, hand) => press(page, hand, row('values', 2), row('values', 4), row('values', 4)),
  },
  {
    name: 'questions, e-commerce',
    path: '/services/ecommerce',
    use: (page, hand) => press(page, hand, row('questions', 2), row('questions', 3), row('questions', 3)),
  },
  {
    name: 'questions, Shopify',
    path: '/services/shopify-hong-kong',
    use: (page, hand) => press(page, hand, row('questions', 2), row('questions', 5), row('questions', 5)),
  },
  {
    name: 'carousel by its buttons',
    path: '/services/ecommerce',
    use: (page, hand) => press(page, hand, ourWork.next, ourWork.next, ourWork.previous),
  },
  {
    name: 'carousel by keyboard',
    path: '/services/ecommerce',
    only: 'mouse',
    use: async (page) => {
      await placeOf(page, ourWork.row);
      await page.locator(ourWork.row).focus();
      await keys(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft');
    },
  },
  {
    name: 'carousel, dragged',
    path: '/services/ecommerce',
    only: 'mouse',
    use: (page) => drag(page, ourWork.row, -500),
  },
  {
    name: 'carousel of home',
    path: '/',
    use: (page, hand) => press(page, hand, carousel('client-screens').next, carousel('client-screens').next),
  },
  {
    name: 'office by its pictures',
    path: '/about-us',
    use: (page, hand) =>
      press(page, hand, 'li:nth-of-type(3) > [data-part="go"]', 'li:nth-of-type(5) > [data-part="go"]'),
  },
  {
    name: 'dialog with a film',
    path: '/',
    use: async (page, hand) => {
      await press(page, hand, 'button[command="show-modal"]', 'dialog[open] button[command="close"]');
      await press(page, hand, 'button[command="show-modal"]');
      await keys(page, 'Escape');
    },
  },
  {
    name: 'dialog of a case',
    path: '/strategy',
    use: (page, hand) => press(page, hand, 'button[command="show-modal"]', 'dialog[open] button[command="close"]'),
  },
  {
    name: 'film in a page',
    path: '/work/tai-ping',
    use: (page, hand) => press(page, hand, '[data-part="play"]', '[data-part="play"]'),
  },
  {
    name: 'rows with pictures',
    path: '/strategy',
    only: 'mouse',
    use: (page, hand) =>
      press(
        page,
        hand,
        '[data-part="hover-row"]:nth-of-type(3) button',
        '[data-part="hover-row"]:nth-of-type(2) button',
      ),
  },
  {
    name: 'loose panel, dragged',
    path: '/services/web-design-hong-kong',
    only: 'mouse',
    use: async (page) => {
      await drag(page, '[data-part="panel"]:nth-of-type(2) [data-part="handle"]', 120);
      await keys(page, 'ArrowLeft', 'ArrowLeft');
    },
  },
  {
    name: 'loose panel by its steps',
    path: '/services/web-design-hong-kong',
    only: 'tablet',
    use: (page, hand) =>
      press(
        page,
        hand,
        '[data-part="panel"]:nth-of-type(2) [data-part="handle"]',
        '[data-part="step"][data-key="ArrowLeft"]',
      ),
  },
  {
    name: 'price helper',
    path: '/services/website-maintenance',
    use: async (page, hand) => {
      await press(page, hand, 'input[type="range"]');
      await keys(page, 'ArrowRight', 'ArrowRight', 'End', 'Home');
    },
  },
  {
    name: 'filter and view of work',
    path: '/work',
    use: (page, hand) =>
      press(
        page,
        hand,
        'nav[aria-label="Client type"] a[href="/work?type=sport"]',
        'nav[aria-label="View"] a[href*="view=list"]',
        'nav[aria-label="Client type"] a[href^="/work"]:not([href*="type="])',
      ),
  },
  {
    name: 'filter of insights',
    path: '/insights',
    use: (page, hand) =>
      press(
        page,
        hand,
        'nav[aria-label="Category"] li:nth-of-type(3) a',
        'nav[aria-label="Category"] li:nth-of-type(2) a',
      ),
  },
  {
    name: 'search',
    path: '/search',
    use: async (page, hand) => {
      await type(page, hand, 'input[type="search"]', 'typhoon');
      await keys(page, 'ArrowDown', 'ArrowDown', 'Escape');
    },
  },
  {
    name: 'contact form',
    path: '/contact-us',
    use: async (page, hand) => {
      await press(page, hand, send);
      await type(page, hand, field('name'), 'M. Chan');
      await type(page, hand, field('email'), 'm@');
      await type(page, hand, field('message'), 'A shop for tea.');
      await press(page, hand, send);
    },
  },
  {
    name: 'application',
    path: '/jobs/digital-strategist-jobs',
    use: async (page, hand) => {
      await press(page, hand, send);
      await type(page, hand, field('name'), 'M. Chan');
      await press(page, hand, send);
    },
  },
];
