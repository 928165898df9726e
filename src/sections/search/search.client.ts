/**
 * Live search. Fetches the page of the typed query and takes its results, so that only the server
 * renders them. The field covers the word in the water and fills the width until the response
 * arrives. Arrow keys move through results; Escape returns to the field, then to the previous page.
 */
import { faces } from '../../config/brand/type.ts';
import { type Mount, partsOf } from '../../motion/client-module.ts';
import { parsePage } from '../../motion/fetched-page.ts';
import { unfound } from './unfound.ts';

/** Values of `data-part` that this script looks for. */
type SearchPart = 'query' | 'ruler' | 'stage' | 'poster' | 'found' | 'status' | 'close' | 'result';

const { part, parts } = partsOf<SearchPart>();

/** Debounce time of the search, in ms. */
const pause = 120;

/** Limits of the font's width axis for the typed text. */
const narrowest = Math.max(54, faces.poster.widths.min);
const widest = faces.poster.widths.max;

export const mount: Mount = (element, gone) => {
  const query = part<HTMLInputElement>(element, 'query');
  const found = part(element, 'found');
  const status = part(element, 'status');
  const ruler = part(element, 'ruler');
  const stage = part(element, 'stage');
  if (!query?.form || !found || !status || !stage || !ruler) return;
  const { action } = query.form;

  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  const reportUnfound = unfound(gone);

  const show = async () => {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    const words = query.value.trim();
    const address = words ? `${action}?q=${encodeURIComponent(words)}` : action;
    element.toggleAttribute('data-waiting', true);
    try {
      const answer = await fetch(address, { signal: own.signal });
      // On an error, the results stay, and Enter still opens the search page.
      if (!answer.ok) return;
      const { page, bringStyles } = parsePage(await answer.text());
      bringStyles();
      found.replaceChildren(...(part(page, 'found')?.childNodes ?? []));
      const poster = part(page, 'poster');
      if (poster) part(element, 'poster')?.replaceWith(poster);
      element.removeAttribute('data-typing');
      layOver(query, stage);
      const fresh = part(page, 'status');
      status.textContent = fresh?.textContent ?? '';
      reportUnfound(fresh?.dataset.nothing ? words : '');
      document.title = page.title;
      history.replaceState(history.state, '', address);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError') && !(error instanceof TypeError)) throw error;
    } finally {
      if (!own.signal.aborted) element.removeAttribute('data-waiting');
    }
  };

  const typed = (event?: Event) => {
    element.toggleAttribute('data-typing', true);
    fillMeasure(query, ruler, stage);
    clearTimeout(timer);
    // An input method composes a character of several letters; the search waits for it.
    if (!(event instanceof InputEvent && event.isComposing)) timer = setTimeout(show, pause);
  };
  query.addEventListener('input', typed);
  query.addEventListener('compositionend', typed);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    show();
  });
  element.addEventListener('keydown', (event) => walk(event, element, query));
  // Listens on the window, so that Escape works wherever the focus is. An open menu closes first.
  const hearEscape = (event: KeyboardEvent): void => {
    if (
      event.key !== 'Escape' ||
      event.isComposing ||
      event.defaultPrevented ||
      document.querySelector(':popover-open')
    )
      return;
    event.preventDefault();
    part(element, 'close')?.click();
  };
  addEventListener('keydown', hearEscape, { signal: gone });
  part(element, 'close')?.addEventListener('click', (event) => {
    if (!cameFromHere()) return;
    event.preventDefault();
    history.back();
  });
  const settle = () => {
    if (!element.hasAttribute('data-typing')) layOver(query, stage);
  };
  settle();
  document.fonts.ready.then(settle);
  addEventListener('resize', settle, { signal: gone });
  // Searches text that the visitor typed before this module loaded.
  if (query.value !== query.defaultValue) typed();
  query.focus();
  query.setSelectionRange(query.value.length, query.value.length);
};

const cameFromHere = (): boolean => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

function walk(event: KeyboardEvent, element: HTMLElement, query: HTMLInputElement): void {
  const stops = [query, ...parts(element, 'result')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  // During composition the keys belong to the input method.
  if (at === -1 || event.isComposing) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    if (at > 0) query.focus();
    else part(element, 'close')?.click();
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const next = stops[at + step];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Narrow letters are lighter, as in posters. */
const weightAt = (stretch: number): string => String(stretch < 78 ? 820 : 900);

/** Width of a poster in units of a fitted line. */
const unitsOfMeasure = 1000;

interface Letters {
  readonly size: number;
  readonly stretch: string;
  readonly weight: string;
  readonly spacing: number;
  /** Offset of the letters from the left and top of the stage. */
  readonly left: number;
  readonly baseline: number;
}

/** Sets the field's font and position to match a line. */
function setLetters(query: HTMLInputElement, { size, stretch, weight, spacing, left, baseline }: Letters): void {
  const { style } = query;
  style.fontSize = `${size.toFixed(2)}px`;
  style.fontStretch = stretch;
  style.fontWeight = weight;
  style.letterSpacing = `${spacing.toFixed(2)}px`;
  // Extends to the margin, for the space after the last letter.
  style.left = `${left.toFixed(2)}px`;
  style.width = `calc(100% + var(--m) * 0.9 - ${left.toFixed(2)}px)`;
  // Minimum height for touch.
  const height = Math.max(44, size);
  style.height = `${height}px`;
  style.top = `${(baseline - height / 2 - middleToBaseline(query) * size).toFixed(2)}px`;
}

/** Distance between a line's middle and its baseline, in em of the field's font. */
function middleToBaseline(query: HTMLInputElement): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0.3;
  context.font = `900 100px ${getComputedStyle(query).fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('H');
  return (fontBoundingBoxAscent - fontBoundingBoxDescent) / 200;
}

/** Moves the field over the word in the water. */
function layOver(query: HTMLInputElement, stage: HTMLElement): void {
  const word = [...stage.querySelectorAll('svg')].find((one) => one.getBoundingClientRect().width > 0);
  const text = word?.querySelector('text');
  if (!word || !text) return;
  const box = word.getBoundingClientRect();
  const scale = box.width / unitsOfMeasure;
  const number = (name: string): number => Number(text.getAttribute(name) ?? 0) * scale;
  setLetters(query, {
    size: number('font-size'),
    stretch: text.getAttribute('font-stretch') ?? '100%',
    weight: getComputedStyle(text).fontWeight,
    spacing: number('letter-spacing'),
    left: number('x'),
    baseline: box.top - stage.getBoundingClientRect().top + number('y'),
  });
}

/** Adjusts letter width so that the typed text fills the width; reduces the size of longer text. */
function fillMeasure(query: HTMLInputElement, ruler: HTMLElement, stage: HTMLElement): void {
  ruler.textContent = query.value || query.placeholder;
  const room = (query.parentElement ?? query).clientWidth - 12;
  const tallest = room * (innerWidth < 768 ? 0.59 : 0.28);
  const widthAt = (stretch: number): number => {
    ruler.style.fontSize = '100px';
    ruler.style.fontStretch = `${stretch}%`;
    ruler.style.fontWeight = weightAt(stretch);
    return ruler.getBoundingClientRect().width / 100;
  };
  const [narrow, wide] = [widthAt(narrowest), widthAt(widest)];
  const share = Math.min(1, Math.max(0, (room / tallest - narrow) / (wide - narrow)));
  const stretch = narrowest + share * (widest - narrowest);
  const size = Math.min(tallest, room / widthAt(stretch));
  const padding = Number.parseFloat(getComputedStyle(stage).paddingTop);
  setLetters(query, {
    size,
    stretch: `${stretch.toFixed(1)}%`,
    weight: weightAt(stretch),
    spacing: 0,
    left: 0,
    baseline: padding + size * 0.675,
  });
}
