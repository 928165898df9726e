import { expect } from '@playwright/test';
import type { Driver, Key, Place, Size } from './driver.ts';

export const wide: Size = { width: 1440, height: 900 };
export const phone: Size = { width: 412, height: 915 };

/** Place where an element can be pressed: in view, at rest, and with nothing over its middle. */
async function findPlace(selector: string): Promise<Place | string> {
  const seen = [...document.querySelectorAll(selector)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  if (!seen) return `${selector} is not visible`;
  const frame = () => new Promise(requestAnimationFrame);
  const inWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!inWindow(seen.getBoundingClientRect())) seen.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const before = seen.getBoundingClientRect();
  await frame();
  await frame();
  const { left, top, width, height } = seen.getBoundingClientRect();
  if (before.left !== left || before.top !== top) return `${selector} moves`;
  const isMoving = (one: Element): boolean =>
    one
      .getAnimations()
      .some(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      );
  for (let one: Element | null = seen; one; one = one.parentElement)
    if (isMoving(one)) return `${selector} is animated`;
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  return seen.contains(there) ? { x, y } : `${there?.outerHTML.slice(0, 80)} lies over ${selector}`;
}

/** Visitor in one engine: actions wait until they are possible, expectations until they hold. */
export class Visitor {
  readonly #driver: Driver;
  readonly #siteUrl: string;

  constructor(driver: Driver, siteUrl: string) {
    this.#driver = driver;
    this.#siteUrl = siteUrl;
  }

  /** @param size viewport in CSS px */
  async open(path: string, size: Size = wide): Promise<void> {
    await this.#driver.resize(size);
    await this.#driver.open(this.#siteUrl + path);
  }

  resize = (size: Size): Promise<void> => this.#driver.resize(size);
  key = (key: Key): Promise<void> => this.#driver.press(key);
  type = (words: string): Promise<void> => this.#driver.type(words);
  attach = (selector: string, file: string): Promise<void> => this.#driver.attach(selector, file);
  picture = (): Promise<Buffer> => this.#driver.picture();

  ask<Result, Argument>(run: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result> {
    return this.#driver.evaluate(run, argument);
  }

  /** Waits until a function in the page returns the expected value. */
  async sees<Result, Argument>(
    what: string,
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
    expected: Result,
  ): Promise<void> {
    // During a navigation there is no page to ask.
    const ask = () => this.ask(run, argument).catch((error: unknown) => `${error}`);
    await expect.poll(ask, { message: what, intervals: [30, 60, 120] }).toEqual(expected);
  }

  /** Waits until an element is visible, or hidden. */
  seesOne = (selector: string, seen = true): Promise<void> =>
    this.sees(
      `${selector} is ${seen ? 'visible' : 'hidden'}`,
      (one) =>
        [...document.querySelectorAll(one)].some((element) => element.checkVisibility({ visibilityProperty: true })),
      selector,
      seen,
    );

  seesText = (selector: string, text: string): Promise<void> =>
    this.sees(
      `the text of ${selector}`,
      (one) => document.querySelector(one)?.textContent?.trim() ?? '',
      selector,
      text,
    );

  /** Waits until path and query are these. */
  isAt = (address: string): Promise<void> =>
    this.sees('the address', () => location.pathname + location.search, undefined, address);

  hasFocus = (selector: string): Promise<void> =>
    this.sees(`${selector} has the focus`, (one) => document.activeElement?.matches(one) ?? false, selector, true);

  async placeOf(selector: string): Promise<Place> {
    const found: Place[] = [];
    await expect
      .poll(
        async () => {
          const place = await this.ask(findPlace, selector).catch((error: unknown) => `${error}`);
          if (typeof place === 'string') return place;
          found.push(place);
          return '';
        },
        { message: `a place to press ${selector}`, intervals: [30, 60, 120] },
      )
      .toBe('');
    const [place] = found;
    if (!place) throw new Error(`${selector} has no place to press.`);
    return place;
  }

  async hover(selector: string): Promise<void> {
    await this.#driver.point([{ to: await this.placeOf(selector) }]);
  }

  async press(selector: string): Promise<void> {
    await this.#driver.point([{ to: await this.placeOf(selector) }, 'down', 'up']);
  }

  pressAt = (place: Place): Promise<void> => this.#driver.point([{ to: place }, 'down', 'up']);

  /** Scrolls an element into view, so that its module mounts. */
  comeTo = (selector: string): Promise<void> =>
    this.ask((one) => document.querySelector(one)?.scrollIntoView({ block: 'center', behavior: 'instant' }), selector);

  focus = (selector: string): Promise<void> =>
    this.ask((one) => document.querySelector<HTMLElement>(one)?.focus({ preventScroll: true }), selector);

  /** Drags an element from its middle by this distance, in CSS px. */
  async drag(selector: string, by: Place): Promise<void> {
    const from = await this.placeOf(selector);
    const at = (share: number): { readonly to: Place } => ({
      to: { x: from.x + by.x * share, y: from.y + by.y * share },
    });
    await this.#driver.point([at(0), 'down', at(0.25), at(0.5), at(0.75), at(1), 'up']);
  }
}
