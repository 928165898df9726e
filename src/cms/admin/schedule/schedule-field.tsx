'use client';

import { useAllFormFields, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { fromWallClock, wallClock } from '../../../config/brand/dates.ts';
import { brand } from '../../../config/brand/facts.ts';
import { dateFormat } from '../../panel/date-format.ts';
import { usePanelLocale, useSay } from '../shell/use-say.ts';
import './schedule-field.css';

interface ScheduledEntry {
  readonly id: number;
  readonly publishes: boolean;
  readonly at: string;
  readonly words: string;
}

interface Answer {
  readonly maySchedule: boolean;
  readonly isPublished: boolean;
  /** Place whose time zone the schedule uses. */
  readonly place: string;
  readonly scheduled: readonly ScheduledEntry[];
  readonly closing?: string;
}

interface Refusal {
  readonly error?: string;
  readonly errors?: readonly {
    readonly message: string;
    readonly data?: { readonly errors?: readonly { readonly path: string; readonly message: string }[] };
  }[];
}

const dayAndTime = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const own = dateFormat(dayAndTime);
const brands = dateFormat({ ...dayAndTime, timeZone: brand.timeZone });

/** Returns the reader's local time; undefined where it is the same. */
function ownClock(day: string, time: string, locale: string): string | undefined {
  const at = fromWallClock(`${day}T${time}`);
  if (Number.isNaN(at)) return undefined;
  const words = own(at, locale);
  return words === brands(at, locale) ? undefined : words;
}

const today = (): string => new Date(wallClock(Date.now())).toISOString().slice(0, 10);

/** Schedule of a record: what is scheduled, and a form for more. */
export function ScheduleField() {
  const say = useSay();
  const locale = usePanelLocale();
  const { id, collectionSlug, isTrashed, lastUpdateTime } = useDocumentInfo();
  const { submit, setSubmitted } = useForm();
  const [, dispatch] = useAllFormFields();
  const modified = useFormModified();
  const name = useId();
  const [answer, setAnswer] = useState<Answer>();
  const [publishes, setPublishes] = useState<boolean>();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  const [message, setMessage] = useState('');
  const address = `/cms/${collectionSlug}/${id}`;

  const look = useCallback(async () => {
    const got = await fetch(`${address}/bookings`).catch(() => undefined);
    if (got?.ok) setAnswer((await got.json()) as Answer);
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have put the record on the site.
  useEffect(() => {
    if (id !== undefined) void look();
  }, [id, look, lastUpdateTime]);

  const send = async (path: string, method: 'POST' | 'DELETE', body?: object): Promise<boolean> => {
    setMessage('');
    const got = await fetch(`${address}/bookings${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    }).catch(() => undefined);
    await look();
    if (got?.ok) return true;
    const { error, errors = [] }: Refusal = (await got?.json().catch(() => ({}))) ?? {};
    const issues = errors.flatMap(({ data }) => data?.errors ?? []);
    if (issues.length > 0) {
      document.getElementById(name)?.hidePopover();
      dispatch({ type: 'ADD_SERVER_ERRORS', errors: [...issues] });
      setSubmitted(true);
    } else setMessage(error ?? errors[0]?.message ?? say('It could not be done. Please try again.'));
    return false;
  };

  const book = async (event: FormEvent) => {
    event.preventDefault();
    // Publishes what the form holds now.
    if (modified)
      await submit({
        action: `${address}?depth=0&draft=true`,
        method: 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
        disableSuccessStatus: true,
      });
    setSubmitted(false);
    if (await send('', 'POST', { publishes: willPublish, day, time })) document.getElementById(name)?.hidePopover();
  };

  if (id === undefined || isTrashed || !answer) return null;
  const { maySchedule, isPublished, place, scheduled, closing } = answer;
  const mayUnpublish = isPublished || scheduled.some((one) => one.publishes);
  const willPublish = mayUnpublish ? (publishes ?? !isPublished) : true;
  const elsewhere = day && time ? ownClock(day, time, locale) : undefined;
  return (
    <div className="booking">
      {(closing || scheduled.length > 0) && (
        <ul className="booked-field panel-list">
          {scheduled.map((one) => (
            <li key={one.id}>
              <time dateTime={one.at}>{one.words}</time>{' '}
              {maySchedule && (
                <button type="button" className="panel-link" onClick={() => void send(`/${one.id}`, 'DELETE')}>
                  {say('Unschedule')}
                </button>
              )}
            </li>
          ))}
          {closing && <li>{closing}</li>}
        </ul>
      )}
      {maySchedule && (
        <button type="button" className="panel-button" popoverTarget={name} onClick={() => void look()}>
          {say('Schedule')}
        </button>
      )}
      <div className="panel-box panel-popover" id={name} popover="auto" role="dialog" aria-label={say('Schedule')}>
        {/* Not a form element: forms cannot be nested. */}
        {mayUnpublish && (
          <fieldset className="panel-row">
            <legend className="panel-hidden">{say('What happens')}</legend>
            {[true, false].map((option) => (
              <label key={String(option)}>
                <input
                  type="radio"
                  name={name}
                  checked={willPublish === option}
                  onChange={() => setPublishes(option)}
                />
                {option ? say('Publish') : say('Unpublish')}
              </label>
            ))}
          </fieldset>
        )}
        <div className="booking__when">
          <label>
            {say('Day')}
            <input
              type="date"
              className="panel-input"
              min={today()}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </label>
          <label>
            {say('Time')}
            <input type="time" className="panel-input" value={time} onChange={({ target }) => setTime(target.value)} />
          </label>
        </div>
        <p>
          {say('By the clock of {place}.', { place })}
          {elsewhere && ` ${say('That is {time} where you are.', { time: elsewhere })}`}
        </p>
        <button
          type="button"
          className="panel-button"
          data-main
          disabled={!day || !time}
          onClick={(event) => void book(event)}
        >
          {willPublish ? say('Schedule publishing') : say('Schedule unpublishing')}
        </button>
        <p role="status">{message}</p>
      </div>
    </div>
  );
}
