import type { ServerProps } from 'payload';
import { isStaff } from '../../access/may.ts';
import { placeOfClock } from '../../dashboard/clock.ts';
import { brand } from '../../panel/runtime-brand.ts';
import { sayIn } from '../../panel/say.ts';
import { LocalTimes } from './local-times.tsx';
import './site-clock.css';

/** Names the time zone of all times, in the header of every view. */
export function SiteClock({ user, i18n }: ServerProps) {
  if (!isStaff(user)) return null;
  const say = sayIn(i18n);
  // Non-breaking spaces keep it on one line in a narrow header.
  const place = say(placeOfClock).replaceAll(' ', '\u00a0');
  return (
    <p className="site-clock panel-quiet">
      {say('{place} time', { place })}
      <LocalTimes timeZone={brand.timeZone} />
    </p>
  );
}
