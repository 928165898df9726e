'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import { brand } from '../../../config/brand/facts.ts';
import { dateFormat } from '../../panel/date-format.ts';
import type { Say } from '../../panel/say.ts';
import { withElements } from '../../panel/with-elements.tsx';
import { usePanelLocale, useSay } from '../shell/use-say.ts';

interface Link {
  readonly id: number;
  readonly ends: string;
}

const lengths = [
  { hours: 24, label: 'a day' },
  { hours: 72, label: 'three days' },
  { hours: 168, label: 'a week' },
] as const;

const when = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  // Same time zone as the whole panel.
  timeZone: brand.timeZone,
});

const errorOf = async (answer: Response, say: Say): Promise<string> => {
  const { error }: { readonly error?: string } = await answer.json().catch(() => ({}));
  return error ?? say('The link could not be made. Please try again.');
};

/** Creates and revokes preview links for people without an account. */
export function SharePreview({ collection }: { readonly collection: string }) {
  const say = useSay();
  const locale = usePanelLocale();
  const { id, isTrashed } = useDocumentInfo();
  const { permissions } = useAuth();
  const mayShare = Boolean(permissions?.collections?.['preview-links']?.read);
  const name = useId();
  const [hours, setHours] = useState<number>(lengths[0].hours);
  const [links, setLinks] = useState<readonly Link[]>([]);
  const [made, setMade] = useState<string>();
  const [message, setMessage] = useState('');

  const look = useCallback(async () => {
    const now = new Date().toISOString();
    const where = `where[list][equals]=${collection}&where[record][equals]=${id}&where[ends][greater_than]=${now}`;
    const answer = await fetch(`/cms/preview-links?depth=0&sort=ends&limit=20&${where}`).catch(() => undefined);
    if (answer?.ok) setLinks(((await answer.json()) as { readonly docs: readonly Link[] }).docs);
  }, [collection, id]);

  const share = async () => {
    setMessage('');
    const answer = await fetch('/cms/preview-links/share', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ collection, record: id, hours }),
    }).catch(() => undefined);
    if (!answer?.ok) {
      setMessage(answer ? await errorOf(answer, say) : say('The server cannot be reached. Please try again.'));
      return;
    }
    const { path } = (await answer.json()) as { readonly path: string };
    const address = new URL(path, location.href).href;
    setMade(address);
    await look();
    await copy(address);
  };

  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(say('Copied. Everyone with this link sees the current draft without signing in.'));
    } catch {
      setMessage(say('Copy the link: it is shown only once.'));
    }
  };

  const takeBack = async (link: Link) => {
    const answer = await fetch(`/cms/preview-links/${link.id}`, { method: 'DELETE' }).catch(() => undefined);
    setMessage(
      answer?.ok ? say('Revoked: the link no longer works.') : say('The link could not be revoked. Please try again.'),
    );
    setMade(undefined);
    await look();
  };

  useEffect(() => {
    if (!made) return undefined;
    const leave = setTimeout(() => setMade(undefined), 10 * 60 * 1000);
    return () => clearTimeout(leave);
  }, [made]);

  if (id === undefined || isTrashed || !mayShare) return null;
  return (
    <>
      <button type="button" className="panel-button" popoverTarget={name} onClick={() => void look()}>
        {say('Share preview')}
      </button>
      <div className="panel-box panel-popover" id={name} popover="auto" role="dialog" aria-label={say('Share preview')}>
        <p>
          {say('A link for a person without an account. It shows this draft, and nothing else that is not public.')}
        </p>
        <label>
          {say('It ends after')}{' '}
          <select className="panel-input" value={hours} onChange={({ target }) => setHours(Number(target.value))}>
            {lengths.map((length) => (
              <option key={length.hours} value={length.hours}>
                {say(length.label)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="panel-button" data-main onClick={() => void share()}>
          {say('Make a link')}
        </button>
        {made && (
          <div>
            <label>
              {say('The link')}
              <input className="panel-input" readOnly value={made} onFocus={({ target }) => target.select()} />
            </label>
            <button type="button" className="panel-button" onClick={() => void copy(made)}>
              {say('Copy')}
            </button>
          </div>
        )}
        <p role="status">{message}</p>
        {links.length > 0 && (
          <ul className="panel-list" data-lines>
            {links.map((link) => (
              <li key={link.id}>
                {withElements(say('Ends {time}'), {
                  time: <time dateTime={link.ends}>{when(new Date(link.ends), locale)}</time>,
                })}{' '}
                <button type="button" className="panel-link" onClick={() => void takeBack(link)}>
                  {say('Revoke')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
