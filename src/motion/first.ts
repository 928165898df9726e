/**
 * What cannot wait for the first view, and the wait for it. Everything else that moves or reacts
 * only adds, and is asked for once the first view has been drawn: before that it would take its
 * share of a slow line and of a slow processor from the page itself.
 */
import { followPictures } from './page-change.ts';
import { rememberStillWater } from './still-water.ts';

// So that no page moves that is asked to be still.
rememberStillWater();

// The picture that was pressed grows into the next page's first picture, and shrinks back on the
// way back: a page is asked for it before it is drawn for the first time.
followPictures();

// A slash opens the search, wherever nobody is typing one.
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.isContentEditable || target.closest('input, textarea, select, dialog[open]')) return;
  event.preventDefault();
  location.assign('/search');
});

let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  import('./start.ts').then(({ start }) => start());
}

// A page that is made ready ahead is drawn when it is shown, and is to have everything by then.
const isAhead = (document as { readonly prerendering?: boolean }).prerendering === true;
if (!isAhead && PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
else addEventListener('load', begin);
