import type { ServerProps } from 'payload';
import { isStaff } from '../../access/may.ts';
import { placeOfClock } from '../../dashboard/clock.ts';
import { brand } from '../../panel/runtime-brand.ts';
import { LocalTimes } from './local-times.tsx';
import './site-clock.css';

/** Non-breaking spaces keep it on one line in a narrow header. */
const place = placeOfClock.replaceAll(' ', '\u00a0');

/** Names the time zone of all times, in the header of every view. */
export const SiteClock = ({ user }: ServerProps) =>
  isStaff(user) ? (
    <p className="site-clock panel-quiet">
      {place} time
      <LocalTimes timeZone={brand.timeZone} />
    </p>
  ) : null;
