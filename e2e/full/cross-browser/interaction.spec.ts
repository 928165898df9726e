import { expect, test } from './test.ts';
import { phone, type Visitor } from './visitor.ts';

const menuButton = 'header button[popovertarget="services-menu"]:not(#services-menu *)';
const menu = '#services-menu';

test('V13: the services menu opens, closes by button, Escape or a press outside, and has links', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.seesOne(menu, false);
  await visitor.press(menuButton);
  await visitor.seesOne(menu);
  await visitor.press(`${menu} button[popovertargetaction="hide"]`);
  await visitor.seesOne(menu, false);
  await visitor.press(menuButton);
  await visitor.seesOne(menu);
  await visitor.key('Escape');
  await visitor.seesOne(menu, false);
  await visitor.hasFocus(menuButton);
  await visitor.press(menuButton);
  // The menu has come down.
  await visitor.placeOf(`${menu} a[href="/services/seo"]`);
  await visitor.pressAt({ x: 700, y: 860 });
  await visitor.seesOne(menu, false);
  await visitor.press(menuButton);
  await visitor.press(`${menu} a[href="/services/seo"]`);
  await visitor.isAt('/services/seo');
});

test('V13: the header underlines the link to the current page', async ({ visitor }) => {
  await visitor.open('/work');
  const line = () => {
    const current = document.querySelector('header nav > ul > li > a[aria-current]');
    return current && getComputedStyle(current).textDecorationLine;
  };
  await visitor.sees('the line below the current page', line, undefined, 'underline');
});

test('V13: the phone menu opens and closes by its button, and its links work', async ({ visitor }) => {
  await visitor.open('/', phone);
  const toggle = 'button[popovertarget="mobile-menu"]';
  for (const seen of [true, false, true]) {
    await visitor.press(toggle);
    await visitor.seesOne('#mobile-menu', seen);
  }
  await visitor.press('#mobile-menu a[href="/about-us"]');
  await visitor.isAt('/about-us');
  await visitor.seesOne('#mobile-menu', false);
});

test('V13: the header is at the top of the viewport after scrolling', async ({ visitor }) => {
  await visitor.open('/web-development');
  const top = (): number => Math.round(document.querySelector('header')?.getBoundingClientRect().top ?? Number.NaN);
  await visitor.sees('the header at first', top, undefined, 0);
  await visitor.ask(() => scrollTo({ top: 600, behavior: 'instant' }), undefined);
  await visitor.sees('the header further down', top, undefined, 0);
});

test('V13: an open dialog keeps the focus and returns it on closing', async ({ visitor }) => {
  await visitor.open('/strategy');
  const opener = 'button[command="show-modal"]';
  await visitor.press(opener);
  await visitor.seesOne('dialog[open]');
  await visitor.sees('the focus', () => document.activeElement?.closest('dialog[open]') !== null, undefined, true);
  await visitor.sees('the page behind', () => document.body.matches('.modal-open'), undefined, true);
  for (let press = 0; press < 8; press += 1) await visitor.key('Tab');
  const outside = () => document.activeElement !== document.body && !document.activeElement?.closest('dialog');
  expect(await visitor.ask(outside, undefined), 'the focus is on the page behind').toBe(false);
  await visitor.key('Escape');
  await visitor.seesOne('dialog[open]', false);
  await visitor.hasFocus(opener);
  await visitor.press(opener);
  await visitor.press('dialog[open] button[command="close"]');
  await visitor.seesOne('dialog[open]', false);
});

test('V13: the service list keeps one row open, and a press closes it', async ({ visitor }) => {
  await visitor.open('/');
  const row = (number: number) => `details[name="services"]:nth-of-type(${number})`;
  const open = () =>
    [...document.querySelectorAll<HTMLDetailsElement>('details[name="services"]')].map((one) => one.open).indexOf(true);
  for (const [pressed, opened] of [
    [2, 1],
    [3, 2],
    [3, -1],
  ] as const) {
    await visitor.press(`${row(pressed)} > summary`);
    await visitor.sees(`after a press of row ${pressed}`, open, undefined, opened);
  }
});

const carousel = '[aria-roledescription="carousel"][aria-label="Our Work"]';
const status = `${carousel} [data-part="status"]`;

async function bringNear(visitor: Visitor): Promise<void> {
  await visitor.comeTo(carousel);
  await visitor.seesOne(`${carousel} [data-part="next"]`);
}

test('V13: a carousel moves by buttons and keyboard and shows its position', async ({ visitor }) => {
  await visitor.open('/services/ecommerce', phone);
  await bringNear(visitor);
  await visitor.seesText(status, '1 of 7');
  await visitor.press(`${carousel} [data-part="next"]`);
  await visitor.seesText(status, '2 of 7');
  await visitor.press(`${carousel} [data-part="next"]`);
  await visitor.seesText(status, '3 of 7');
  await visitor.press(`${carousel} [data-part="previous"]`);
  await visitor.seesText(status, '2 of 7');
  await visitor.focus(`${carousel} [data-part="row"]`);
  await visitor.key('ArrowRight');
  await visitor.seesText(status, '3 of 7');
});

test('V13: a carousel is dragged with the mouse and snaps to a slide', async ({ visitor }) => {
  await visitor.open('/services/ecommerce');
  await bringNear(visitor);
  const row = `${carousel} [data-part="row"]`;
  await visitor.drag(row, { x: -500, y: 0 });
  const rests = (one: string): boolean => {
    const element = document.querySelector(one);
    const slides = [...(element?.querySelectorAll<HTMLElement>('[data-part="slide"]') ?? [])];
    const left = element?.scrollLeft ?? 0;
    const first = slides[0]?.offsetLeft ?? 0;
    return left > 100 && slides.some((slide) => Math.abs(slide.offsetLeft - first - left) < 2);
  };
  await visitor.sees('a slide at the edge', rests, row, true);
});

test('V13: a draggable panel moves by mouse and arrow keys', async ({ visitor }) => {
  await visitor.open('/services/web-design-hong-kong');
  const handle = '[data-part="panel"]:nth-of-type(2) [data-part="handle"]';
  await visitor.sees('a handle', (one) => document.querySelector(one)?.getAttribute('role') ?? '', handle, 'button');
  const place = (one: string) => {
    const panel = document.querySelector(one)?.closest<HTMLElement>('[data-part="panel"]');
    return { left: panel?.offsetLeft ?? 0, top: panel?.offsetTop ?? 0 };
  };
  const before = await visitor.ask(place, handle);
  await visitor.drag(handle, { x: 120, y: -60 });
  await visitor.sees(
    'the panel has moved',
    (given) => {
      const panel = document.querySelector(given.handle)?.closest<HTMLElement>('[data-part="panel"]');
      return Math.abs((panel?.offsetLeft ?? 0) - given.left) > 60;
    },
    { handle, left: before.left },
    true,
  );
  await visitor.hasFocus(handle);
  // The thrown panel comes to rest first.
  let dropped = await visitor.ask(place, handle);
  await expect
    .poll(async () => {
      const last = dropped;
      dropped = await visitor.ask(place, handle);
      return last.left === dropped.left && last.top === dropped.top;
    })
    .toBe(true);
  // Moves back to the left: a thrown panel may lie at the right edge.
  await visitor.key('ArrowLeft');
  await visitor.key('ArrowDown');
  await visitor.sees('the panel one step further', place, handle, { left: dropped.left - 20, top: dropped.top + 20 });
});

test('V13: filter and view change the list without a reload, and work with Back', async ({ visitor }) => {
  await visitor.open('/work');
  await visitor.sees('the page has loaded', () => document.readyState, undefined, 'complete');
  const cases = () => document.querySelectorAll('main [data-slug]').length;
  const all = await visitor.ask(cases, undefined);
  await visitor.ask(() => void Object.assign(window, { unreloaded: true }), undefined);
  await visitor.press('nav[aria-label="Client type"] a[href="/work?type=sport"]');
  await visitor.isAt('/work?type=sport');
  await visitor.sees('cases of one type', cases, undefined, 1);
  await visitor.sees(
    'the current filter',
    () =>
      document.querySelector('nav[aria-label="Client type"] [aria-current]')?.textContent?.startsWith('Sport') ?? false,
    undefined,
    true,
  );
  await visitor.press('nav[aria-label="View"] a[href="/work?type=sport&view=list"]');
  await visitor.isAt('/work?type=sport&view=list');
  await visitor.sees(
    'the announcement',
    () => document.querySelector('main [role="status"]')?.textContent !== '',
    undefined,
    true,
  );
  await visitor.ask(() => history.go(-2), undefined);
  await visitor.isAt('/work');
  await visitor.sees('all cases', cases, undefined, all);
  expect(await visitor.ask(() => 'unreloaded' in window, undefined)).toBe(true);
});

test('V13: search results come while typing', async ({ visitor }) => {
  await visitor.open('/search');
  // The styled input shows that the search module is mounted.
  await visitor.hasFocus('input[type="search"][style*="font-size"]');
  await visitor.type('tre');
  await visitor.isAt('/search?q=tre');
  const first = () => document.querySelector('[data-part="result"]')?.getAttribute('href') ?? '';
  await visitor.sees('the first result', first, undefined, '/work/tree');
  await visitor.key('ArrowDown');
  await visitor.hasFocus('[data-part="result"]');
  await visitor.key('Escape');
  await visitor.hasFocus('input[type="search"]');
});

test('V13: a case opens from the list, and Back returns to the same list', async ({ visitor }) => {
  await visitor.open('/work?view=list');
  await visitor.press('main a[href="/work/tai-ping"]');
  await visitor.isAt('/work/tai-ping');
  await visitor.sees(
    'the case',
    () => document.querySelector('h1')?.textContent?.includes('Tai Ping') ?? false,
    undefined,
    true,
  );
  // Neither the grown picture nor its copy of the view transition may intercept presses.
  await visitor.press('header a[href="/"]');
  await visitor.isAt('/');
  await visitor.ask(() => history.go(-2), undefined);
  await visitor.isAt('/work?view=list');
  await visitor.seesOne('main a[href="/work/tai-ping"]');
});

test('V13: the price helper shows the price of the chosen hours', async ({ visitor }) => {
  await visitor.open('/services/website-maintenance');
  const slider = 'input[type="range"]';
  await visitor.comeTo('main table');
  await visitor.press(slider);
  // The middle of the slider is half of its maximum.
  await visitor.seesText('output', '50 hours, then pay as you goHK$102,500 a quarter');
  await visitor.key('ArrowRight');
  const hours = (one: string) => document.querySelector(one)?.getAttribute('aria-valuetext') ?? '';
  await visitor.sees('one hour more', hours, slider, '76 hours');
});

test('V13: a row that is hovered or pressed shows its picture', async ({ visitor }) => {
  await visitor.open('/strategy');
  const row = (number: number) => `[data-part="hover-row"]:nth-of-type(${number})`;
  const shown = () =>
    [...document.querySelectorAll('[data-part="hover-row"]')].map(
      (one) => one.querySelector('img')?.checkVisibility({ visibilityProperty: true }) ?? false,
    );
  await visitor.comeTo(row(3));
  await visitor.seesOne(`${row(1)}[data-active]`);
  await visitor.hover(row(3));
  await visitor.sees('the third picture alone', shown, undefined, [false, false, true, false]);
  await visitor.press(`${row(2)} button`);
  await visitor.sees('the second picture alone', shown, undefined, [false, true, false, false]);
});
