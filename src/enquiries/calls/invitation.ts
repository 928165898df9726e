import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';
import { dayAndMonth } from '../../config/brand/dates.ts';
import { callMinutes } from '../../forms/half-days.ts';
import { timeZoneComponent, type WallClock } from './time-zone.ts';

export interface Invitation {
  /** Number of the enquiry: a later invitation for it replaces the earlier one. */
  readonly enquiry: number;
  /** Key of the enquiry: SQLite gives the number of an erased one to the next. */
  readonly key: string;
  /** Invitations sent before. */
  readonly sequence: number;
  /** Local start: `2026-12-04T10:00`. */
  readonly start: string;
  /** Start in milliseconds since 1970. */
  readonly at: number;
  /** Name of the time zone: `Asia/Hong_Kong`. */
  readonly zone: string;
  readonly wallClock: WallClock;
  readonly host: string;
  readonly summary: string;
  readonly description: string;
  readonly organiser: { readonly name: string; readonly email: string };
  readonly attendee: { readonly name: string; readonly email: string };
}

/** Characters of the key that make an invitation's id unique. */
const keyBegins = 8;

/** Name of the calendar file of a date: `call-4-december.ics`. */
export const callFileName = (date: string): string =>
  `call-${dayAndMonth(date, { code: 'en-GB' }).toLowerCase().replace(' ', '-')}.ics`;

/**
 * A date whose local parts are those of the agency's clock: the library writes the parts that the
 * server's own time zone shows, beside the name of the event's zone.
 */
function withLocalParts(start: string, laterMinutes = 0): Date {
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = start.split(/\D/).map(Number);
  return new Date(year, month - 1, day, hours, minutes + laterMinutes);
}

/** Calendar file that invites a visitor to a call (RFC 5546, METHOD:REQUEST). */
export function invitationFile(invitation: Invitation): string {
  const { enquiry, key, sequence, start, at, zone, wallClock, host, summary, description, organiser, attendee } =
    invitation;
  const calendar = ical({
    prodId: { company: host, product: 'calls', language: 'EN' },
    method: ICalCalendarMethod.REQUEST,
    // Without a name, the stamp of the event stays in UTC, as the standard wants it.
    timezone: { name: null, generator: (name) => timeZoneComponent(name, at, wallClock) },
  });
  calendar.createEvent({
    id: `call-${enquiry}-${key.slice(0, keyBegins)}@${host}`,
    sequence,
    start: withLocalParts(start),
    end: withLocalParts(start, callMinutes),
    timezone: zone,
    summary,
    description,
    organizer: organiser,
    attendees: [{ ...attendee, rsvp: true, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION }],
  });
  return calendar.toString();
}
