import { templates } from '../../support/preparation/addresses.ts';
import { expect, test } from './test.ts';
import { phone, wide } from './visitor.ts';

/**
 * Scrolls to the end of the page and back, because content further down loads near the viewport.
 */
async function goThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Pictures that were requested and have not loaded, or have failed. */
const missing = (): string[] =>
  [...document.images]
    .filter((one) => one.checkVisibility() && (one.loading !== 'lazy' || one.complete) && one.naturalWidth === 0)
    .map((one) => one.currentSrc || one.src);

/** Differences of a page from what every engine should show. */
function faults(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
  const heading = document.querySelector('h1');
  if (!heading?.textContent?.trim()) found.push('no heading');
  // A machine has at most one kind of fallback font, so others fail.
  for (const face of document.fonts)
    if (face.status === 'error' && !/ (?:Fallback|Android|Linux)\b/.test(face.family))
      found.push(`the typeface ${face.family} has failed`);
  if ([...document.fonts].every(({ status }) => status !== 'loaded')) found.push('no typeface has loaded');
  for (const part of document.querySelectorAll('main section, footer')) {
    const { height } = part.getBoundingClientRect();
    if (part.checkVisibility() && !part.closest('dialog, [popover]') && height < 8)
      found.push(`${part.className || part.localName} is ${height} px high`);
  }
  return found;
}

/** Pages without the other legal texts, which differ from the first in their words alone. */
const looked = templates.filter((address) => address !== '/terms-of-service' && address !== '/cookie-policy');

for (const address of [...looked, '/search?q=shop', '/no-such-page'])
  test(`V13: ${address} loads without faults`, async ({ visitor }) => {
    await visitor.open(address, phone);
    await visitor.ask(goThrough, undefined);
    await visitor.sees('all pictures', missing, undefined, []);
    const narrow = await visitor.ask(faults, undefined);
    await visitor.resize(wide);
    await visitor.sees('all pictures', missing, undefined, []);
    expect({ narrow, wide: await visitor.ask(faults, undefined) }).toEqual({ narrow: [], wide: [] });
  });
