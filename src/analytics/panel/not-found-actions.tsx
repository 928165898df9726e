'use client';

import { type ReactNode, useId, useState } from 'react';
import { unreachable } from '../../cms/admin/saving/send-request.ts';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import type { Say } from '../../cms/panel/say.ts';
import type { Tab } from '../not-found/read-list.ts';
import { TargetChoice } from './target-choice.tsx';

interface Props {
  readonly id: number;
  /** As requests have it. */
  readonly path: string;
  /** In readable letters. */
  readonly address: string;
  readonly tab: Tab;
  /** Count at which it comes back when it is ignored. */
  readonly comesBackAt: number;
  readonly suggestion?: { readonly to: string; readonly reason: string } | undefined;
  readonly redirect?: { readonly id: number; readonly to: string } | undefined;
  /** Title of the page that has come to the address. */
  readonly page?: string | undefined;
}

type State =
  | { readonly name: 'open' }
  | { readonly name: 'choosing'; readonly typed: string }
  | { readonly name: 'redirected'; readonly redirect: number; readonly to: string }
  | { readonly name: 'page'; readonly redirect?: number | undefined }
  | { readonly name: 'ignored' }
  | { readonly name: 'removed' };

interface Answer {
  readonly doc?: { readonly id: number; readonly to: string };
  readonly error?: string;
  readonly errors?: readonly {
    readonly message: string;
    readonly data?: { readonly errors?: readonly { readonly message: string }[] };
  }[];
}

/** Asks the panel's API; returns the answer, or the message of a refusal. */
async function ask(say: Say, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer> {
  try {
    const answer = await fetch(`/cms/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const said = (await answer.json().catch(() => ({}))) as Answer;
    if (answer.ok) return said;
    const [first] = said.errors ?? [];
    const why = said.error ?? first?.data?.errors?.[0]?.message ?? first?.message;
    return { error: why ?? say('It could not be done. Please try again.') };
  } catch {
    return { error: say(unreachable) };
  }
}

const beginsAs = ({ tab, redirect, page }: Props): State => {
  if (page !== undefined) return { name: 'page', redirect: redirect?.id };
  if (tab === 'redirected' && redirect) return { name: 'redirected', redirect: redirect.id, to: redirect.to };
  return tab === 'ignored' ? { name: 'ignored' } : { name: 'open' };
};

interface MessageProps {
  readonly kind: 'done' | 'wait';
  readonly children: ReactNode;
}

const shapes = {
  done: 'M1 6l2-2 2 2 5-5 1.6 1.7L5 9.6z',
  wait: 'M1 1H11L7.2 6 11 11H1L4.8 6Z',
} as const;

const Message = ({ kind, children }: MessageProps) => (
  <div className="not-found__message" data-kind={kind}>
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
    {children}
  </div>
);

/** Suggestion and actions of an address; what was done takes their place, with Undo. */
export function NotFoundActions(props: Props) {
  const { id, path, address, comesBackAt, suggestion, redirect, page } = props;
  const say = useSay();
  const errorId = useId();
  const [state, setState] = useState<State>(() => beginsAs(props));
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  /** Runs one request at a time; `next` is the state after its success. */
  const run = async (request: () => Promise<Answer>, next: (answer: Answer) => State, otherwise?: State) => {
    setBusy(true);
    const answer = await request();
    setBusy(false);
    setError(answer.error ?? '');
    if (answer.error === undefined) setState(next(answer));
    else if (otherwise) setState(otherwise);
  };
  // A redirect whose target is gone is changed: an old address has one redirect.
  const current = state.name === 'redirected' ? state.redirect : redirect?.id;
  const redirectTo = (to: string) =>
    run(
      () =>
        current === undefined
          ? ask(say, 'POST', 'redirects?depth=0', { from: path, to })
          : ask(say, 'PATCH', `redirects/${current}?depth=0`, { to }),
      ({ doc }) => ({ name: 'redirected', redirect: doc?.id ?? 0, to: doc?.to ?? to }),
      { name: 'choosing', typed: to },
    );
  const removeRedirect = (which: number, next: State) =>
    run(
      () => ask(say, 'DELETE', `redirects/${which}`),
      () => next,
    );
  const ignore = (ignored: boolean) =>
    run(
      () => ask(say, 'POST', `not-found/${id}/ignore`, { ignored }),
      () => ({ name: ignored ? 'ignored' : 'open' }),
    );
  const button = (text: string, press: () => void, isMain = false) => (
    <button
      type="button"
      className={isMain ? 'panel-button not-found__go' : 'panel-button'}
      disabled={isBusy}
      onClick={press}
    >
      {text}
      <span className="panel-hidden">{say(': {title}', { title: address })}</span>
    </button>
  );
  const undo = (press: () => void) => (
    <button type="button" className="panel-link" disabled={isBusy} onClick={press}>
      {say('Undo')}
      <span className="panel-hidden">{say(': {title}', { title: address })}</span>
    </button>
  );
  const choose = (text: string) => button(text, () => setState({ name: 'choosing', typed: '' }));

  const view = (): ReactNode => {
    switch (state.name) {
      case 'redirected':
        return (
          <>
            <Message kind="done">
              <span>{say('Redirects to {address}.', { address: state.to })}</span>
              {undo(() => void removeRedirect(state.redirect, { name: 'open' }))}
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
                button(say('Remove the redirect'), () => void removeRedirect(idle, { name: 'page' }))}
              {button(
                say('Remove from this list'),
                () =>
                  void run(
                    () => ask(say, 'DELETE', `not-found/${id}`),
                    () => ({ name: 'removed' }),
                  ),
              )}
            </div>
          </>
        );
      }
      case 'ignored':
        return (
          <Message kind="done">
            <span>{say('Ignored until it is asked for {count} times.', { count: comesBackAt })}</span>
            {undo(() => void ignore(false))}
          </Message>
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
            onChoose={(to) => void redirectTo(to)}
            onCancel={() => {
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
                  <b>{suggestion.to}</b>
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
              {suggestion && button(say('Redirect'), () => void redirectTo(suggestion.to), true)}
              {choose(suggestion ? say('Another page') : say('Choose a page'))}
              {button(say('Ignore'), () => void ignore(true))}
            </div>
          </>
        );
      default:
        return state satisfies never;
    }
  };

  return (
    <div className="not-found__actions" data-state={state.name}>
      {view()}
      <p className="panel-wrong" role="status" id={errorId}>
        {error}
      </p>
    </div>
  );
}
