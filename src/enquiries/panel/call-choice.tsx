'use client';

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useSay } from '../../cms/admin/shell/use-say.ts';

/** A start within a half-day, with the answer that confirms it. */
interface CallTime {
  readonly time: string;
  /** As the endpoint takes it: `2026-12-04T10:00`. */
  readonly start: string;
  readonly text: string;
}

/** A half-day for a call. */
export interface CallOffer {
  readonly id: string;
  readonly day: string;
  readonly hours: string;
  readonly fileName: string;
  /** Starts that are still to come. */
  readonly times: readonly CallTime[];
}

/** Wish of the pressed button: a half-day with a start, or other days. */
type Choice = { readonly offer: CallOffer; readonly time: CallTime } | { readonly others: string };

interface Chosen {
  /** Half-days that the visitor chose. */
  readonly offers: readonly CallOffer[];
  /** Other half-days that are possible now. */
  readonly more: readonly CallOffer[];
  readonly others: string;
  readonly choice: Choice | undefined;
  readonly choose: (choice: Choice | undefined) => void;
}

const none: Chosen = { offers: [], more: [], others: '', choice: undefined, choose: () => undefined };
const CallContext = createContext<Chosen>(none);

export const useCallChoice = (): Chosen => useContext(CallContext);

/** Shares the chosen half-day between the enquiry and its answer. */
export function CallChoice({
  offers,
  more,
  others,
  children,
}: Pick<Chosen, 'offers' | 'more' | 'others'> & { readonly children: ReactNode }) {
  const [choice, setChoice] = useState<Choice>();
  const choose = useCallback((next: Choice | undefined) => setChoice(next), []);
  const chosen = useMemo(() => ({ offers, more, others, choice, choose }), [offers, more, others, choice, choose]);
  return <CallContext value={chosen}>{children}</CallContext>;
}

/** Start that a press proposes: a little into the half-day, where there is a choice. */
const firstTime = ({ times }: CallOffer): CallTime | undefined => times[1] ?? times[0];

/** Buttons of the half-days: one press writes the answer and adds the calendar file. */
export function CallButtons() {
  const say = useSay();
  const { offers, more, others, choice, choose } = useCallChoice();
  const chosenId = choice && 'offer' in choice ? choice.offer.id : undefined;
  const confirm = (offer: CallOffer | undefined) => {
    const time = offer && firstTime(offer);
    if (offer && time) choose({ offer, time });
  };
  if (offers.length === 0 && more.length === 0) return null;
  return (
    <>
      <div className="call-halves">
        {offers.map((offer) => {
          const time = firstTime(offer);
          return (
            <button
              key={offer.id}
              type="button"
              aria-pressed={offer.id === chosenId}
              disabled={!time}
              onClick={() => confirm(offer)}
            >
              <b>{offer.day}</b> <span>{time ? offer.hours : say('has passed')}</span>
            </button>
          );
        })}
        {others && (
          <button type="button" onClick={() => choose({ others })}>
            <b>{say('None suits')}</b> <span>{say('offer three others')}</span>
          </button>
        )}
        {more.length > 0 && (
          <select
            aria-label={say('Another half-day')}
            value={more.some(({ id }) => id === chosenId) ? chosenId : ''}
            onChange={({ target }) => confirm(more.find(({ id }) => id === target.value))}
          >
            <option value="" disabled>
              {say('Another half-day')}
            </option>
            {more.map(({ id, day, hours }) => (
              <option key={id} value={id}>{`${day}${say(', ')}${hours}`}</option>
            ))}
          </select>
        )}
      </div>
      <p>{say('One press writes the answer below and adds the calendar file. Nothing is sent yet.')}</p>
    </>
  );
}

/** Calendar file of the answer, with the starts to choose from. */
export function CallFile() {
  const say = useSay();
  const { choice, choose } = useCallChoice();
  if (!choice || !('offer' in choice)) return null;
  const { offer, time } = choice;
  return (
    <div className="call-file">
      <p>
        <b>{offer.fileName}</b>
        <span>{`${offer.day}, ${time.time}`}</span>
      </p>
      <fieldset className="call-file__times" aria-label={say('Start of the call')}>
        {offer.times.map((one) => (
          <button
            key={one.start}
            type="button"
            aria-pressed={one.start === time.start}
            onClick={() => choose({ offer, time: one })}
          >
            {one.time}
          </button>
        ))}
      </fieldset>
      <button type="button" className="panel-button" onClick={() => choose(undefined)}>
        {say('Send without it')}
      </button>
    </div>
  );
}
