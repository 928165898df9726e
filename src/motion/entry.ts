/**
 * Entry script with the parts that cannot wait for the first paint. It loads all other modules
 * after that paint, so that they do not compete with the page for bandwidth and CPU.
 */

import { rememberMotionSwitch } from './motion-switch.ts';
import { followPictures } from './picture-transition.ts';

// Runs first, so that no animation starts on a page whose motion the visitor switched off.
rememberMotionSwitch();

// Must run before the first paint: the pressed picture morphs into the next page's first picture,
// and back again.
followPictures();

let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  import('./mount-modules.ts').then(({ mountModules }) => mountModules());
}

// A prerendered page paints only on activation, so it loads the modules on `load` instead.
const isAhead = (document as { readonly prerendering?: boolean }).prerendering === true;
if (!isAhead && PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
else addEventListener('load', begin);
