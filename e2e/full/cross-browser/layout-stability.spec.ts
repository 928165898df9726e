import type { Size } from './driver.ts';
import { expect, test } from './test.ts';
import { phone, wide } from './visitor.ts';

interface Jump {
  readonly wasDeferred: boolean;
  /** Pixels between the extreme positions of the heading in view. */
  readonly moved: number;
  /** Pixels by which the page has grown. */
  readonly grown: number;
}

/** Jumps to the last of some elements, and records its position until all above it is laid out. */
async function jumpToLast(selector: string): Promise<Jump> {
  const frame = () => new Promise(requestAnimationFrame);
  const isDeferred = () => document.body.dataset.deferred !== undefined;
  const read = [...document.querySelectorAll(selector)].at(-1);
  if (!read) throw new Error(`${selector} is not on the page.`);
  const wasDeferred = isDeferred();
  read.scrollIntoView({ block: 'center', behavior: 'instant' });
  // The engine lays out what is near the viewport, as after any jump.
  await frame();
  await frame();
  const height = document.documentElement.scrollHeight;
  const place = () => read.getBoundingClientRect().top;
  const places = [place()];
  while (isDeferred()) {
    await frame();
    places.push(place());
  }
  await frame();
  places.push(place());
  return {
    wasDeferred,
    moved: Math.round(Math.max(...places) - Math.min(...places)),
    grown: Math.abs(document.documentElement.scrollHeight - height),
  };
}

for (const [name, size] of Object.entries<Size>({ phone, wide }))
  for (const path of ['/', '/services/ecommerce'])
    test(`V13: a heading in view on ${path} stays in place during deferred layout (${name})`, async ({ visitor }) => {
      await visitor.open(path, size);
      const { wasDeferred, moved, grown } = await visitor.ask(jumpToLast, 'main h2');
      expect(wasDeferred, 'the layout was deferred').toBe(true);
      expect(grown, 'growth of the page in px').toBeGreaterThan(10);
      expect(moved, 'movement of the heading in px').toBeLessThanOrEqual(1);
    });
