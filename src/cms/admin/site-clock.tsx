import type { ServerProps } from 'payload';
import { brand } from '../at-start.ts';
import { isStaff } from '../roles/may.ts';
import { placeOfClock } from '../today/clock.ts';
import { OwnTimes } from './own-times.tsx';

/** In the bar above every view: by which clock its times are. */
export const SiteClock = ({ user }: ServerProps) =>
  isStaff(user) ? (
    <p className="site-clock panel-quiet">
      {placeOfClock} time
      <OwnTimes timeZone={brand.timeZone} />
    </p>
  ) : null;
