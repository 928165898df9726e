import type { Page } from '@playwright/test';
import { holdAt, type Studio } from './browser.ts';
import { type Film, type Shot, shotSizes, type World } from './world.ts';

/** `images2-1`, `work-hero-image`: how the seed names the picture, after the case's slug. */
export const pictureName = ({ kind, number }: Shot): string => (number === undefined ? kind : `${kind}-${number}`);

/** The whole document of one page of a world. */
export function documentOf(world: World, pageName: string, state = ''): string {
  const body = world.pages[pageName];
  if (body === undefined) throw new Error(`${world.slug}: there is no page "${pageName}".`);
  const sheets = world.fonts.map((sheet) => `<link rel="stylesheet" href="/node_modules/${sheet}">`).join('\n');
  return `<!doctype html>
<html lang="en" class="${state}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${world.name}</title>
${sheets}
<link rel="stylesheet" href="style.css">
</head>
<body class="page-${pageName}">
${body}
</body>
</html>`;
}

/** Where a stop lies, in CSS pixels from the page's top. */
async function topOf(page: Page, at: string | number): Promise<number> {
  if (typeof at === 'number') return at;
  const top = await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    return element ? element.getBoundingClientRect().top + window.scrollY : undefined;
  }, at);
  if (top === undefined) throw new Error(`There is nothing at "${at}".`);
  return top;
}

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Takes one photograph. Animations stand at their first second, so that nothing is caught half-way in. */
export async function photograph(studio: Studio, world: World, shot: Shot): Promise<Buffer> {
  const {
    output: [outputWidth, outputHeight],
    viewport,
  } = shotSizes[shot.kind];
  const width = shot.width ?? viewport;
  const scale = outputWidth / width;
  const page = await studio.show(documentOf(world, shot.page, shot.state), `worlds/${world.slug}`, {
    width,
    height: Math.round(outputHeight / scale),
    scale,
  });
  try {
    await holdAt(page, 1);
    await scrollTo(page, (await topOf(page, shot.at ?? 0)) + (shot.shift ?? 0));
    return await page.screenshot();
  } finally {
    await page.context().close();
  }
}

/** Slow at both ends of each leg. */
const eased = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

/** Where the window is at a share (0 to 1) of a journey along the stops and back to the first. */
function placeOnJourney(stops: readonly number[], share: number): number {
  const legs = [...stops, stops[0] ?? 0];
  const legCount = legs.length - 1;
  const leg = Math.min(Math.floor(share * legCount), legCount - 1);
  const from = legs[leg] ?? 0;
  const to = legs[leg + 1] ?? 0;
  // A quarter of each leg is rest, so that a stop can be read.
  const within = Math.max(0, (share * legCount - leg - 0.25) / 0.75);
  return from + (to - from) * eased(within);
}

export const framesPerSecond = 25;

/** Frames of a film, in order, as JPEG of near-lossless quality. The last one leads into the first. */
export async function* framesOf(
  studio: Studio,
  html: string,
  folder: string,
  film: Omit<Film, 'page'>,
  size: { readonly width: number; readonly height: number },
): AsyncGenerator<Buffer> {
  // A journey shows a desktop page at 1440; a scene is drawn at its own size.
  const width = film.stops ? 1440 : size.width;
  const scale = size.width / width;
  const page = await studio.show(html, folder, { width, height: Math.round(size.height / scale), scale });
  try {
    const stops = film.stops ? await Promise.all(film.stops.map((at) => topOf(page, at))) : undefined;
    const count = Math.round(film.seconds * framesPerSecond);
    for (let frame = 0; frame < count; frame += 1) {
      await holdAt(page, stops ? 1 + ((frame / framesPerSecond) % film.seconds) : frame / framesPerSecond);
      if (stops) await scrollTo(page, placeOnJourney(stops, frame / count));
      yield await page.screenshot({ type: 'jpeg', quality: 96 });
    }
  } finally {
    await page.context().close();
  }
}
