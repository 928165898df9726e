import { shortDate } from '../../config/brand/dates.ts';
import { callField, halfDaysField, halfDaysName } from '../../forms/call.ts';
import { type CallDay, callMinutes, type HalfDay } from '../../forms/half-days.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import styles from './call-request.module.css';
import { TickBox } from './tick-box.tsx';

export interface CallRequestProps {
  readonly days: readonly CallDay[];
  /** Name of the place whose time the half-days are in, and its time zone. */
  readonly zone: { readonly name: string; readonly place: string };
  /** Below the box, as the brand words it. */
  readonly note?: string | undefined;
  readonly isWanted: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly error: string | undefined;
}

/** Days in columns up to this number, in rows beyond it. */
const mostColumns = 6;

function HalfDayBox({
  halfDay: { id, opens, closes },
  day,
  isChosen,
  isWrong,
}: {
  readonly halfDay: HalfDay;
  readonly day: string;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
}) {
  return (
    <label className={styles.half}>
      <input
        type="checkbox"
        name={halfDaysName}
        value={id}
        defaultChecked={isChosen}
        aria-describedby={`enquiry-${halfDaysField}-error`}
        {...(isWrong ? { 'aria-invalid': true as const } : {})}
      />
      <span className="visually-hidden">{day} </span>
      <span>{`${opens}–${closes}`}</span>
    </label>
  );
}

/** Box that asks for a call; ticked, it shows the half-days to choose from, by style alone. */
export function CallRequest({ days, zone, note, isWanted, chosen, error }: CallRequestProps) {
  const { call: words, hours } = useWords();
  const language = useLanguage();
  const id = `enquiry-${halfDaysField}`;
  const isLong = days.length > mostColumns;
  return (
    <div className={styles.call} data-part="call" data-zone={zone.name}>
      <TickBox name={callField} label={words.ask} note={note ?? words.length(callMinutes)} isTicked={isWanted} />
      <div className={styles.choice}>
        {days.length === 0 ? (
          <p className={styles.question}>{words.none}</p>
        ) : (
          <fieldset className={styles.halves} id={id} tabIndex={-1}>
            <legend className={styles.question}>
              <b>{words.which}</b> {words.choose(zone.place)} <span data-part="clock" />
            </legend>
            <div className={`${styles.days} ${isLong ? styles.long : ''}`}>
              {days.map(({ date, weekday, halves }) => {
                const { short, long } = hours.days[weekday];
                const shown = shortDate(date, language);
                return (
                  <div className={styles.day} key={date}>
                    <p aria-hidden={halves.length > 0 ? true : undefined}>
                      <b>{short}</b> <span>{shown}</span>
                    </p>
                    {halves.length === 0 ? (
                      <p className={styles.closed}>{words.holiday}</p>
                    ) : (
                      halves.map((halfDay) => (
                        <HalfDayBox
                          key={halfDay.id}
                          halfDay={halfDay}
                          day={words.day(long, shown)}
                          isChosen={chosen.has(halfDay.id)}
                          isWrong={error !== undefined}
                        />
                      ))
                    )}
                  </div>
                );
              })}
            </div>
            <p className={styles.error} id={`${id}-error`}>
              {error}
            </p>
            <p className={styles.next}>
              <span data-part="chosen" /> {words.next}
            </p>
          </fieldset>
        )}
      </div>
    </div>
  );
}
