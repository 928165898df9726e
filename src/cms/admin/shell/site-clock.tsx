import type { ServerProps } from 'payload';
import { isStaff } from '../../access/may.ts';
import { brand } from '../../panel/brand.ts';
import { placeOfClock } from '../../today/clock.ts';
import { OwnTimes } from './own-times.tsx';

/** Non-breaking spaces keep it on one line in a narrow header. */
const place = placeOfClock.replaceAll(' ', '\u00a0');

/** Names the time zone of all times, in the header of every view. */
export const SiteClock = ({ user }: ServerProps) =>
  isStaff(user) ? (
    <p className="site-clock panel-quiet">
      {place} time
      <OwnTimes timeZone={brand.timeZone} />
    </p>
  ) : null;
