'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import type { Tab } from '../not-found/read-list.ts';
import { useChoice } from './chosen-rows.tsx';
import { Message } from './not-found-message.tsx';
import { ask } from './not-found-request.ts';
import { TargetChoice } from './target-choice.tsx';

interface Props {
  readonly id: number;
  /** In readable letters. */
  readonly address: string;
  readonly tab: Tab;
  /** Count at which it comes back when it is ignored. */
  readonly comesBackAt: number;
  readonly suggestion?: { readonly to: string; readonly leadsTo: string; readonly reason: string } | undefined;
  readonly redirect?: { readonly id: number; readonly to: string } | undefined;
  /** Old address of its redirect, as redirects have it. */
  readonly from: string;
  /** Title of the page that has come to the address. */
  readonly page?: string | undefined;
  /** Title of the page of ours whose link is wrong. */
  readonly origin?: string | undefined;
  /** Address, source and count. */
  readonly children: ReactNode;
}

type State =
  | { readonly name: 'open' }
  | { readonly name: 'choosing'; readonly typed: string }
  | { readonly name: 'redirected'; readonly redirect: number; readonly to: string }
  | { readonly name: 'page'; readonly redirect?: number | undefined }
  | { readonly name: 'ignored' }
  | { readonly name: 'corrected'; readonly form: string; readonly to: string }
  | { readonly name: 'removed' };

const beginsAs = ({ tab, redirect, page }: Props): State => {
  if (page !== undefined) return { name: 'page', redirect: redirect?.id };
  if (tab === 'redirected' && redirect) return { name: 'redirected', redirect: redirect.id, to: redirect.to };
  return tab === 'ignored' ? { name: 'ignored' } : { name: 'open' };
};

/** Names a redirect by its old address too: on SQLite its number may be that of a later one. */
const redirectQuery = (id: number, from: string) =>
  new URLSearchParams({ 'where[id][equals]': String(id), 'where[from][equals]': from });

/** Row of an address; what was done takes the place of its actions, with Undo. */
export function NotFoundRow(props: Props) {
  const { id, address, tab, comesBackAt, suggestion, redirect, from, page, origin, children } = props;
  const say = useSay();
  const errorId = useId();
  const actions = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(() => beginsAs(props));
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const wasPressed = useRef(false);

  // The pressed button is gone: its place takes the focus.
  useEffect(() => {
    if (wasPressed.current)
      actions.current?.querySelector<HTMLElement>(state.name === 'choosing' ? 'input' : 'button, a')?.focus();
    wasPressed.current = false;
  }, [state]);

  /** Runs one request at a time; `next` is the state after its success. */
  const run = async (
    request: () => ReturnType<typeof ask>,
    next: (answer: Awaited<ReturnType<typeof ask>>) => State,
  ) => {
    setBusy(true);
    const answer = await request();
    setBusy(false);
    setError(answer.error ?? '');
    if (answer.error === undefined) setState(next(answer));
    return answer.error ?? '';
  };
  // A redirect whose target is gone is changed: an old address has one redirect.
  const current = state.name === 'redirected' ? state.redirect : redirect?.id;
  const redirectTo = (to: string) =>
    run(
      () => ask(say, 'POST', `not-found/${id}/redirect`, { to, ...(current ? { replaces: current } : {}) }),
      (made) => ({ name: 'redirected', redirect: made.id ?? 0, to: made.to ?? to }),
    );
  const removeRedirect = (which: number, next: State) =>
    run(
      () => ask(say, 'DELETE', `redirects?${redirectQuery(which, from)}`),
      () => next,
    );
  const ignore = (ignored: boolean) =>
    run(
      () => ask(say, 'POST', `not-found/${id}/ignore`, { ignored }),
      () => ({ name: ignored ? 'ignored' : 'open' }),
    );
  const correct = (to: string) =>
    run(
      () => ask(say, 'POST', `not-found/${id}/correct`, { to }),
      ({ form }) => ({ name: 'corrected', form: form ?? '', to }),
    );
  const isOpen = tab === 'open' && (state.name === 'open' || state.name === 'choosing');
  const choice = useChoice(
    id,
    isOpen ? { address, suggestion: suggestion?.to, redirectTo, ignore: () => ignore(true) } : undefined,
  );

  /** Acts by a press on one of the row's buttons. */
  const press = async (act: () => Promise<string>, otherwise?: State) => {
    wasPressed.current = true;
    if ((await act()) !== '') setState(otherwise ?? ((before) => ({ ...before })));
  };
  const redirectByPress = (to: string) => press(() => redirectTo(to), { name: 'choosing', typed: to });
  const button = (text: string, act: () => void, isMain = false) => (
    <button
      type="button"
      className={isMain ? 'panel-button not-found__go' : 'panel-button'}
      disabled={isBusy}
      onClick={act}
    >
      {text}
      <span className="panel-hidden">{say(': {title}', { title: address })}</span>
    </button>
  );
  const undo = (act: () => Promise<string>) => (
    <button type="button" className="panel-link" disabled={isBusy} onClick={() => void press(act)}>
      {say('Undo')}
      <span className="panel-hidden">{say(': {title}', { title: address })}</span>
    </button>
  );
  const choose = (text: string) => button(text, () => setState({ name: 'choosing', typed: '' }));
  const correctTo = (to: string) => button(say('Correct the link'), () => void press(() => correct(to)));

  const view = (): ReactNode => {
    switch (state.name) {
      case 'redirected':
        return (
          <>
            <Message kind="done">
              <span>{say('Redirects to {address}.', { address: state.to })}</span>
              {undo(() => removeRedirect(state.redirect, { name: 'open' }))}
            </Message>
            <div className="not-found__buttons">{choose(say('Another page'))}</div>
          </>
        );
      case 'page': {
        const { redirect: idle } = state;
        return (
          <>
            <Message kind="wait">
              <span>
                {say('“{title}” has been published here since.', { title: page ?? address })}{' '}
                {idle !== undefined && say('The redirect no longer does anything.')}
              </span>
            </Message>
            <div className="not-found__buttons">
              {idle !== undefined &&
                button(say('Remove the redirect'), () => void press(() => removeRedirect(idle, { name: 'page' })))}
              {button(say('Remove from this list'), () => {
                void press(() =>
                  run(
                    () => ask(say, 'DELETE', `not-found/${id}`),
                    () => ({ name: 'removed' }),
                  ),
                );
              })}
            </div>
          </>
        );
      }
      case 'ignored':
        return (
          <Message kind="done">
            <span>{say('Ignored until it is asked for {count} times.', { count: comesBackAt })}</span>
            {undo(() => ignore(false))}
          </Message>
        );
      case 'corrected':
        return (
          <>
            <Message kind="wait">
              <span>{say('Corrected in the draft of “{title}”. Open it to publish.', { title: origin ?? '' })}</span>
              <a className="panel-link" href={state.form}>
                {say('Open')}
              </a>
            </Message>
            <div className="not-found__buttons">
              {button(say('Redirect as well'), () => void redirectByPress(state.to))}
            </div>
          </>
        );
      case 'removed':
        return (
          <Message kind="done">
            <span>{say('Removed from this list.')}</span>
          </Message>
        );
      case 'choosing':
        return (
          <TargetChoice
            typed={state.typed}
            error={error}
            errorId={errorId}
            isBusy={isBusy}
            onChoose={(to) => void redirectByPress(to)}
            onCorrect={
              origin === undefined ? undefined : (to) => void press(() => correct(to), { name: 'choosing', typed: to })
            }
            onCancel={() => {
              wasPressed.current = true;
              setError('');
              setState(beginsAs({ ...props, ...(current === undefined ? {} : { redirect }) }));
            }}
          />
        );
      case 'open':
        return (
          <>
            <p className="not-found__target">
              {suggestion ? (
                <>
                  <b>{suggestion.leadsTo}</b>
                  <small>{suggestion.reason}</small>
                </>
              ) : (
                <>
                  <span>{say('No suggestion')}</span>
                  <small>
                    {redirect
                      ? say('its redirect to {address} leads nowhere', { address: redirect.to })
                      : say('no page is like it')}
                  </small>
                </>
              )}
            </p>
            <div className="not-found__buttons">
              {suggestion && button(say('Redirect'), () => void redirectByPress(suggestion.to), true)}
              {suggestion && origin !== undefined && correctTo(suggestion.to)}
              {choose(suggestion ? say('Another page') : say('Choose a page'))}
              {(!suggestion || origin === undefined) && button(say('Ignore'), () => void press(() => ignore(true)))}
            </div>
          </>
        );
      default:
        return state satisfies never;
    }
  };

  return (
    <li className="not-found__row" data-chosen={choice.isChosen || undefined}>
      {tab === 'open' && (
        <span className="not-found__tick">
          {isOpen && (
            <input
              type="checkbox"
              checked={choice.isChosen}
              aria-label={say('Choose {address}', { address })}
              onChange={({ target }) => choice.choose(target.checked)}
            />
          )}
        </span>
      )}
      {children}
      <div className="not-found__actions" data-state={state.name} ref={actions}>
        {view()}
        <p className="panel-wrong" role="status" id={errorId}>
          {error}
        </p>
      </div>
    </li>
  );
}
