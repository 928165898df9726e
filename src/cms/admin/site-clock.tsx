import type { ServerProps } from 'payload';
import { brand } from '../at-start.ts';
import { isStaff } from '../roles/may.ts';
import { placeOfClock } from '../today/clock.ts';
import { OwnTimes } from './own-times.tsx';

/** Stays on one line where the bar is narrow. */
const place = placeOfClock.replaceAll(' ', '\u00a0');

/** In the bar above every view: by which clock its times are. */
export const SiteClock = ({ user }: ServerProps) =>
  isStaff(user) ? (
    <p className="site-clock panel-quiet">
      {place} time
      <OwnTimes timeZone={brand.timeZone} />
    </p>
  ) : null;
