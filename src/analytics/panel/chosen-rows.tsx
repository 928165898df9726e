'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import { Message } from './not-found-message.tsx';
import { TargetChoice } from './target-choice.tsx';

/** Open address of the list. Its acts return the message of a refusal; empty on success. */
interface OpenRow {
  readonly address: string;
  readonly suggestion: string | undefined;
  readonly redirectTo: (to: string) => Promise<string>;
  readonly ignore: () => Promise<string>;
}

interface Choice {
  readonly chosen: ReadonlySet<number>;
  readonly choose: (id: number, isChosen: boolean) => void;
  /** Makes an open row available to acts on several; without one the row is taken out. */
  readonly offer: (id: number, row: OpenRow | undefined) => void;
}

const Context = createContext<Choice>({ chosen: new Set(), choose: () => undefined, offer: () => undefined });

/**
 * Takes part in the choice of rows.
 *
 * @param row undefined while nothing can be done about the address
 */
export function useChoice(id: number, row: OpenRow | undefined) {
  const { chosen, choose, offer } = useContext(Context);
  useEffect(() => offer(id, row));
  useEffect(() => () => offer(id, undefined), [id, offer]);
  return { isChosen: chosen.has(id), choose: (isChosen: boolean) => choose(id, isChosen) };
}

interface Outcome {
  /** Sentence about the rows that were changed; empty for none. */
  readonly words: string;
  /** Addresses that are still chosen, with the reason. */
  readonly failed: readonly string[];
}

/** Rows of which several can be chosen, below a bar with what can be done about them at once. */
export function ChosenRows({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const rows = useRef(new Map<number, OpenRow>());
  const said = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  // The pressed button may be gone with the choice.
  useEffect(() => {
    if (outcome) said.current?.focus();
  }, [outcome]);
  const choose = useCallback((id: number, isChosen: boolean) => {
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  }, []);
  const offer = useCallback(
    (id: number, row: OpenRow | undefined) => {
      if (row) rows.current.set(id, row);
      else if (rows.current.delete(id)) choose(id, false);
    },
    [choose],
  );
  const choice = useMemo(() => ({ chosen, choose, offer }), [chosen, choose, offer]);
  const clear = () => {
    setChosen(new Set());
    setChoosing(false);
  };

  /** Acts on one row after the other; those that fail stay chosen. */
  const onEach = async (
    act: (row: OpenRow) => Promise<string>,
    words: (numbers: { readonly done: number; readonly count: number }) => string,
  ) => {
    setBusy(true);
    setOutcome(undefined);
    const failed: string[] = [];
    let done = 0;
    for (const id of chosen) {
      const row = rows.current.get(id);
      if (!row) continue;
      const error = await act(row);
      if (error) failed.push(say('{label}: {error}', { label: row.address, error }));
      else done += 1;
    }
    setBusy(false);
    // A target that suits no row stays to be corrected.
    setChoosing((isOpen) => isOpen && done === 0);
    setOutcome({ words: done === 0 ? '' : words({ done, count: done + failed.length }), failed });
  };
  const redirected = (numbers: { readonly done: number; readonly count: number }) =>
    say('{done} of {count} redirected.', numbers);
  const button = (text: string, press: () => void) => (
    <button type="button" className="panel-button" disabled={isBusy} onClick={press}>
      {text}
    </button>
  );

  return (
    <Context value={choice}>
      <div className="not-found__outcome" role="status" tabIndex={-1} ref={said}>
        {outcome && outcome.words !== '' && (
          <Message kind="done">
            <span>{outcome.words}</span>
          </Message>
        )}
        {outcome && outcome.failed.length > 0 && (
          <Message kind="failed">
            <ul className="panel-list">
              {outcome.failed.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Message>
        )}
      </div>
      {chosen.size > 0 && (
        <section className="not-found__bulk" aria-label={say('Chosen addresses')}>
          <div className="not-found__bar">
            <b>{say('{count} chosen', { count: chosen.size })}</b>
            {button(say('Redirect each as suggested'), () => {
              void onEach(
                async ({ suggestion, redirectTo }) =>
                  suggestion === undefined ? say('no suggestion, still chosen') : redirectTo(suggestion),
                redirected,
              );
            })}
            {button(say('All to one page'), () => setChoosing(true))}
            {button(say('Ignore'), () => {
              void onEach(
                ({ ignore }) => ignore(),
                (numbers) => say('{done} of {count} ignored.', numbers),
              );
            })}
            <button type="button" className="panel-link" disabled={isBusy} onClick={clear}>
              {say('Clear selection')}
            </button>
          </div>
          {isChoosing && (
            <TargetChoice
              typed=""
              isBusy={isBusy}
              onChoose={(to) => void onEach(({ redirectTo }) => redirectTo(to), redirected)}
              onCancel={() => setChoosing(false)}
            />
          )}
        </section>
      )}
      {children}
    </Context>
  );
}
