'use client';

import { SetStepNav } from '@payloadcms/ui';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import type { Erased } from '../inbox/erase.ts';

interface Receipt extends Erased {
  readonly by: string;
  readonly at: string;
}

/** Says what was erased, without name and address, and what is left elsewhere. */
function ErasureReceipt({ receipt }: { readonly receipt: Receipt }) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { at, by, elsewhere, ...counts } = receipt;
  const rows: readonly (readonly [string, number])[] = [
    [say('Enquiries and applications'), counts.submissions],
    [say('Files'), counts.files],
    [say('Deliveries'), counts.deliveries],
    [say('Newsletter'), counts.subscriber ? 1 : 0],
    [say('Links to drafts, with name and address taken out'), counts.reviewLinks],
  ];
  return (
    <section className="held__receipt">
      <SetStepNav
        nav={[{ label: say('Enquiries'), url: '/collections/submissions' }, { label: say('Personal data') }]}
      />
      <h1 ref={heading} tabIndex={-1}>
        {say('Erased || receipt')}
      </h1>
      <p className="held__done" role="status">
        {by
          ? say('Erased on {moment}, by {name}.', { moment: at, name: by })
          : say('Erased on {moment}.', { moment: at })}{' '}
        {elsewhere.length === 0
          ? say('Nothing is left for you to delete elsewhere.')
          : say(
              elsewhere.length === 1
                ? 'One thing is left for you to delete elsewhere.'
                : '{count} things are left for you to delete elsewhere.',
              {
                count: elsewhere.length,
              },
            )}
      </p>
      <table className="panel-table held__table">
        <tbody>
          {rows.map(([where, count]) => (
            <tr key={where}>
              <th scope="row">{where}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {elsewhere.length > 0 && (
        <>
          <h2>{say('Delete it there yourself')}</h2>
          <table className="panel-table held__table">
            <tbody>
              {elsewhere.map(({ place, what }) => (
                <tr key={place}>
                  <th scope="row">{place}</th>
                  <td>{what}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="panel-quiet held__leave">
        {say('This receipt holds no name and no address. It is shown once: print it before you leave the page.')}
      </p>
      <div className="panel-row held__leave">
        <button type="button" className="panel-button" onClick={() => print()}>
          {say('Print')}
        </button>
        <a className="panel-link" href="/admin/collections/submissions">
          {say('Back to the list')}
        </a>
      </div>
    </section>
  );
}

function Export({ id }: { readonly id: number }) {
  const say = useSay();
  const [format, setFormat] = useState<'html' | 'json'>('html');
  const choice = (value: typeof format, label: string, words: string) => (
    <label>
      <input type="radio" name="format" checked={format === value} onChange={() => setFormat(value)} />
      <span>
        <b>{label}</b>
        <small>{words}</small>
      </span>
    </label>
  );
  return (
    <section aria-labelledby="person-export">
      <h2 id="person-export">{say('Export || of personal data')}</h2>
      <fieldset aria-labelledby="person-export">
        {choice('html', say('To read'), say('One page. Send it to the person who asked.'))}
        {choice('json', say('For a machine'), say('JSON, with the same contents.'))}
      </fieldset>
      <a className="panel-button" data-main href={`/cms/submissions/${id}/person.${format}`} download>
        {say('Export || of personal data')}
      </a>
      <p className="panel-quiet">
        {say('Our own answers and notes are part of it; colleagues are not named. Files are named, not contained.')}
      </p>
    </section>
  );
}

interface EraseProps {
  readonly id: number;
  readonly email: string;
  readonly onErased: (receipt: Receipt) => void;
}

function Erase({ id, email, onErased }: EraseProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const isComplete = typed.trim().toLowerCase() === email.trim().toLowerCase();

  const erase = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    setIsBusy(true);
    setError('');
    try {
      const answer = await fetch(`/cms/submissions/${id}/erase`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ address: typed }),
      });
      const result = (await answer.json().catch(() => ({}))) as Receipt & { readonly error?: string };
      if (answer.ok) return onErased(result);
      setError(result.error ?? say('Not all of it could be erased. Reload the page to see what is left.'));
    } catch {
      setError(say('The server cannot be reached. Please try again.'));
    }
    setIsBusy(false);
  };

  return (
    <section className="held__erase" aria-labelledby="person-erase">
      <h2 id="person-erase">{say('Erase || a person')}</h2>
      <p>{say('This cannot be undone. Export first if they asked for a copy too.')}</p>
      <form onSubmit={(event) => void erase(event)}>
        <label htmlFor="person-address">{say('Type the address to confirm')}</label>
        <input
          className="panel-input"
          id="person-address"
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-describedby="person-hint"
        />
        <button type="submit" className="panel-button" data-main disabled={!isComplete || isBusy}>
          {isBusy ? say('Erasing…') : say('Erase all of it')}
        </button>
        <p className="panel-quiet" id="person-hint">
          {say('The button turns on when the address is complete.')}
        </p>
      </form>
      <p className="panel-wrong" role="alert">
        {error}
      </p>
    </section>
  );
}

interface PersonActionsProps {
  readonly id: number;
  readonly email: string;
  readonly mayErase: boolean;
  /** Description of the held data. */
  readonly children: ReactNode;
}

/** Export and erasure beside what is held; after an erasure only its receipt. */
export function PersonActions({ id, email, mayErase, children }: PersonActionsProps) {
  const [receipt, setReceipt] = useState<Receipt>();
  if (receipt) return <ErasureReceipt receipt={receipt} />;
  return (
    <>
      {children}
      <aside>
        <Export id={id} />
        {mayErase && <Erase id={id} email={email} onErased={setReceipt} />}
      </aside>
    </>
  );
}
