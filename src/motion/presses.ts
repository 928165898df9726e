import { pressOf } from '../lib/analytics/presses.ts';
import { sendBeacon } from './beacon.ts';

/** Reports presses on links to means of contact outside the site: their kind, not their address. */
export function countPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const press = link ? pressOf(link) : undefined;
    if (press) sendBeacon({ press });
  });
}
