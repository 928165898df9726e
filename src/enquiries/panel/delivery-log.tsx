import type { ArrayFieldServerProps } from 'payload';
import { formatArrival } from '../../cms/dashboard/clock.ts';
import { sayIn } from '../../cms/panel/say.ts';
import './enquiry-view.css';

interface Attempt {
  readonly id?: string | null;
  readonly at: string;
  readonly outcome: string;
}

/** Attempts of a delivery, newest first. Read-only, so it needs no form. */
export function DeliveryLog({ data, i18n }: ArrayFieldServerProps) {
  const say = sayIn(i18n);
  const { log } = (data ?? {}) as { readonly log?: readonly Attempt[] | null };
  const now = Date.now();
  return (
    <section className="delivery-log panel-part" aria-labelledby="delivery-log">
      <h2 id="delivery-log">{say('Attempts')}</h2>
      {log?.length ? (
        <ol className="panel-list" data-lines reversed>
          {log.toReversed().map(({ id, at, outcome }) => (
            <li key={id ?? at}>
              <time className="panel-quiet" dateTime={at}>
                {formatArrival(at, now, i18n)}
              </time>{' '}
              {say(outcome)}
            </li>
          ))}
        </ol>
      ) : (
        <p>{say('None yet.')}</p>
      )}
    </section>
  );
}
