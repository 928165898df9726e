'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { brand } from '../../../config/brand/facts.ts';
import { commentLimits, type ReviewRight, reviewRights } from '../../../domain/review.ts';
import { type ListedLink, linksChanged } from '../../editorial/preview/link-state.ts';
import { dateFormat } from '../../panel/date-format.ts';
import type { Say } from '../../panel/say.ts';
import { usePanelLocale, useSay } from '../shell/use-say.ts';
import { rightNames, SharedLinks } from './shared-links.tsx';
import './share-preview.css';

const lengths = [
  { hours: 24, label: 'a day' },
  { hours: 72, label: 'three days' },
  { hours: 168, label: 'a week' },
] as const;

const rightNotes: Readonly<Record<ReviewRight, string>> = {
  look: 'No form at all.',
  comment: 'Comments by section, and your replies.',
  sign: 'Also whether it looks right.',
};

const when = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  // Same time zone as the whole panel.
  timeZone: brand.timeZone,
});

const errorOf = async (answer: Response, say: Say): Promise<string> => {
  const { error }: { readonly error?: string } = await answer.json().catch(() => ({}));
  return error ?? say('The link could not be made. Please try again.');
};

const docsIn = async <Doc,>(answer: Response | undefined): Promise<readonly Doc[] | undefined> =>
  answer?.ok ? ((await answer.json()) as { readonly docs: readonly Doc[] }).docs : undefined;

/** Reads the links of a record, the newest first, and which of them were signed. */
function useLinks(collection: string, id: number | string | undefined) {
  const [links, setLinks] = useState<readonly ListedLink[]>([]);
  const [signed, setSigned] = useState<ReadonlySet<number>>(new Set());
  const look = useCallback(async () => {
    const now = new Date().toISOString();
    const record = `where[and][0][list][equals]=${collection}&where[and][1][record][equals]=${id}`;
    // Ended links that only show a draft say nothing more.
    const kept = `where[and][2][or][0][ends][greater_than]=${now}&where[and][2][or][1][may][not_equals]=look`;
    const still = 'where[and][2][withdrawn][exists]=false';
    const [found, signatures] = await Promise.all([
      fetch(`/cms/preview-links?depth=0&sort=-id&limit=50&${record}&${kept}`).catch(() => undefined),
      fetch(`/cms/sign-offs?depth=0&limit=200&select[link]=true&${record}&${still}`).catch(() => undefined),
    ]);
    const listed = await docsIn<ListedLink>(found);
    const ofSignatures = await docsIn<{ readonly link?: number | null }>(signatures);
    if (listed) setLinks(listed);
    if (ofSignatures) setSigned(new Set(ofSignatures.flatMap(({ link }) => link ?? [])));
  }, [collection, id]);
  return { links, signed, look };
}

interface Asked {
  readonly may: ReviewRight;
  readonly hours: number;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const nothingAsked: Asked = { may: 'look', hours: lengths[0].hours, name: '', email: '', message: '' };

/** Creates and revokes links for people without an account: to look, to comment, to sign off. */
export function SharePreview({ collection }: { readonly collection: string }) {
  const say = useSay();
  const locale = usePanelLocale();
  const { id, isTrashed } = useDocumentInfo();
  const { permissions } = useAuth();
  const mayShare = Boolean(permissions?.collections?.['preview-links']?.read);
  const name = useId();
  const [asked, setAsked] = useState(nothingAsked);
  const [made, setMade] = useState<{ readonly address: string; readonly name: string }>();
  const [message, setMessage] = useState('');
  const { links, signed, look } = useLinks(collection, id);
  const change = (values: Partial<Asked>) => setAsked((now) => ({ ...now, ...values }));

  const changed = async () => {
    document.dispatchEvent(new Event(linksChanged));
    await look();
  };

  const share = async () => {
    setMessage('');
    const answer = await fetch('/cms/preview-links/share', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ collection, record: id, ...asked }),
    }).catch(() => undefined);
    if (!answer?.ok) {
      setMessage(answer ? await errorOf(answer, say) : say('The server cannot be reached. Please try again.'));
      return;
    }
    const { path } = (await answer.json()) as { readonly path: string };
    const address = new URL(path, location.href).href;
    setMade({ address, name: asked.name });
    setAsked({ ...nothingAsked, may: asked.may, hours: asked.hours, message: asked.message });
    await changed();
    await copy({ address, name: asked.name });
  };

  const copy = async (link: { readonly address: string; readonly name: string }) => {
    try {
      await navigator.clipboard.writeText(link.address);
      setMessage(
        link.name
          ? say('Copied. Send it to {name} alone: what is written by it stands in their name.', { name: link.name })
          : say('Copied. Everyone with this link sees the current draft without signing in.'),
      );
    } catch {
      setMessage(say('Copy the link: it is shown only once.'));
    }
  };

  const revoke = async (link: ListedLink) => {
    const request =
      link.may === 'look'
        ? fetch(`/cms/preview-links/${link.id}`, { method: 'DELETE' })
        : fetch(`/cms/preview-links/${link.id}/revoke`, { method: 'POST' });
    const answer = await request.catch(() => undefined);
    setMessage(
      answer?.ok ? say('Revoked: the link no longer works.') : say('The link could not be revoked. Please try again.'),
    );
    setMade(undefined);
    await changed();
  };

  const renew = ({ may, name: person, email }: ListedLink) => {
    change({ may, name: person ?? '', email: email ?? '' });
    setMessage(say('Filled in above. Press “Make a link”.'));
  };

  useEffect(() => {
    if (!made) return undefined;
    const leave = setTimeout(() => setMade(undefined), 10 * 60 * 1000);
    return () => clearTimeout(leave);
  }, [made]);

  // The dialog stands inside the form of the record, which Enter would save.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!event.target.readOnly) void share();
  };

  if (id === undefined || isTrashed || !mayShare) return null;
  return (
    <>
      <button type="button" className="panel-button" popoverTarget={name} onClick={() => void look()}>
        {say('Share preview')}
      </button>
      <div
        className="panel-box share"
        id={name}
        popover="auto"
        role="dialog"
        aria-label={say('Share preview')}
        onKeyDown={enter}
      >
        <header className="share__head">
          <h2>{say('Share preview')}</h2>
          <button
            type="button"
            className="share__shut"
            popoverTarget={name}
            popoverTargetAction="hide"
            aria-label={say('Close')}
          >
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M1 2.400 2.400 1 6 4.600 9.600 1 11 2.400 7.400 6 11 9.600 9.600 11 6 7.400 2.400 11 1 9.600 4.600 6Z" />
            </svg>
          </button>
        </header>
        <p className="panel-words">
          {say('A link for a person without an account. It shows this draft, and nothing else that is not public.')}
        </p>
        <fieldset className="share__rights">
          <legend>{say('What they may do')}</legend>
          {reviewRights.map((may) => (
            <label key={may} data-chosen={asked.may === may || undefined}>
              <input type="radio" name={name} checked={asked.may === may} onChange={() => change({ may })} />
              <b>{say(rightNames[may])}</b>
              <span>{say(rightNotes[may])}</span>
            </label>
          ))}
        </fieldset>
        <div className="share__fields">
          <label>
            {say('To whom')} <span className="panel-quiet">{say('empty: anyone who has it')}</span>
            <input
              className="panel-input"
              autoComplete="off"
              maxLength={commentLimits.name}
              value={asked.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </label>
          <label>
            {say('Their email')} <span className="panel-quiet">{say('optional')}</span>
            <input
              type="email"
              className="panel-input"
              autoComplete="off"
              maxLength={254}
              value={asked.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          </label>
          <label>
            {say('It ends after')}{' '}
            <span className="panel-quiet">{when(new Date(Date.now() + asked.hours * 3_600_000), locale)}</span>
            <select
              className="panel-input"
              value={asked.hours}
              onChange={({ target }) => change({ hours: Number(target.value) })}
            >
              {lengths.map((length) => (
                <option key={length.hours} value={length.hours}>
                  {say(length.label)}
                </option>
              ))}
            </select>
          </label>
          {asked.may !== 'look' && (
            <label>
              {say('Ask them something')} <span className="panel-quiet">{say('optional')}</span>
              <textarea
                className="panel-input"
                rows={2}
                maxLength={400}
                value={asked.message}
                onChange={({ target }) => change({ message: target.value })}
              />
            </label>
          )}
        </div>
        <button type="button" className="panel-button" data-main onClick={() => void share()}>
          {say('Make a link')}
        </button>
        {made && (
          <div className="share__made">
            <label>
              {say('The link')}
              <input className="panel-input" readOnly value={made.address} onFocus={({ target }) => target.select()} />
            </label>
            <button type="button" className="panel-button" onClick={() => void copy(made)}>
              {say('Copy')}
            </button>
          </div>
        )}
        <p role="status">{message}</p>
        <SharedLinks {...{ links, signed, revoke, renew }} />
      </div>
    </>
  );
}
