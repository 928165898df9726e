/**
 * Results while the visitor types: asks for the page of what was typed and takes the results out of it, so that there is
 * one rendering of a result. Arrow keys walk through them; Escape goes back to the box, and from there to the page before.
 */
import { partsOf, type Wake } from '../../motion/wake.ts';
import type { SearchPart } from './search.parts.ts';

const { part, parts } = partsOf<SearchPart>();

/** Milliseconds without a key, after which what was typed is searched. */
const pause = 120;

/** Width axis and size of the face between which what is typed fills the measure. */
const narrowest = 54;
const widest = 150;

export const wake: Wake = (element) => {
  const query = part<HTMLInputElement>(element, 'query');
  const found = part(element, 'found');
  const status = part(element, 'status');
  const ruler = part(element, 'ruler');
  if (!query || !found || !status) return;

  const fill = () => {
    if (ruler) fitType(query, ruler);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const show = async () => {
    asking?.abort();
    asking = new AbortController();
    const words = query.value.trim();
    const address = words ? `/search?q=${encodeURIComponent(words)}` : '/search';
    element.toggleAttribute('data-waiting', true);
    try {
      const answer = await fetch(address, { signal: asking.signal });
      // Away for a moment: what is shown stays, and Enter still leads to the page.
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      found.replaceChildren(...(part(page, 'found')?.childNodes ?? []));
      status.textContent = part(page, 'status')?.textContent ?? '';
      document.title = page.title;
      history.replaceState(history.state, '', address);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError') && !(error instanceof TypeError)) throw error;
    } finally {
      if (!asking.signal.aborted) element.removeAttribute('data-waiting');
    }
  };

  query.addEventListener('input', () => {
    fill();
    clearTimeout(timer);
    timer = setTimeout(show, pause);
  });
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    show();
  });
  element.addEventListener('keydown', (event) => walk(event, element, query));
  part(element, 'close')?.addEventListener('click', (event) => {
    if (!cameFromHere()) return;
    event.preventDefault();
    history.back();
  });
  fill();
  document.fonts.ready.then(fill);
  query.focus();
  query.setSelectionRange(query.value.length, query.value.length);
};

const cameFromHere = (): boolean => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

function walk(event: KeyboardEvent, element: HTMLElement, query: HTMLInputElement): void {
  const stops = [query, ...parts(element, 'result')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
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

/** Widens or narrows what is typed until it fills the measure; what is too long even when narrow becomes smaller. */
function fitType(query: HTMLInputElement, ruler: HTMLElement): void {
  ruler.textContent = query.value || query.placeholder;
  const room = query.clientWidth - 12;
  const tallest = query.clientHeight * 1.18;
  const widthAt = (stretch: number): number => {
    ruler.style.fontSize = '100px';
    ruler.style.fontStretch = `${stretch}%`;
    return ruler.getBoundingClientRect().width / 100;
  };
  const [narrow, wide] = [widthAt(narrowest), widthAt(widest)];
  const wanted = room / tallest;
  const share = Math.min(1, Math.max(0, (wanted - narrow) / (wide - narrow)));
  const stretch = narrowest + share * (widest - narrowest);
  const size = Math.min(tallest, room / widthAt(stretch));
  query.style.fontStretch = `${stretch.toFixed(1)}%`;
  query.style.fontSize = `${size.toFixed(1)}px`;
}
