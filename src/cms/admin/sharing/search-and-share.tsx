'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef, useState } from 'react';
import {
  type Bounds,
  crumbsOf,
  descriptionBounds,
  judged,
  readHead,
  type SaidOfPage,
  titleBounds,
} from './page-head.ts';

/** Milliseconds without a key, after which the page is asked for. */
const pause = 350;

/** Whether something has been scrolled to: nobody is asked for what nobody looks at. */
function useSeen() {
  const ref = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const watching = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    watching.observe(ref.current);
    return () => watching.disconnect();
  }, []);
  return { ref, seen };
}

/** Reads the page that the site makes of what stands in the form. @throws where it makes none */
async function ask(path: string, data: unknown, signal: AbortSignal): Promise<SaidOfPage> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    signal,
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return readHead(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

/** What the page says of itself, a moment after the last key; whether it could be asked at all. */
function useSaid(path: string | undefined, seen: boolean) {
  const [fields] = useAllFormFields();
  const [said, setSaid] = useState<SaidOfPage>();
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!path || !seen) return undefined;
    const asking = new AbortController();
    const waiting = setTimeout(() => {
      ask(path, reduceFieldsToValues(fields, true), asking.signal)
        .then((now) => {
          setSaid(now);
          setAway(false);
        })
        .catch(() => asking.signal.aborted || setAway(true));
    }, pause);
    return () => {
      clearTimeout(waiting);
      asking.abort();
    };
  }, [fields, path, seen]);
  return { said, away };
}

function Length({ what, text, bounds }: { readonly what: string; readonly text: string; readonly bounds: Bounds }) {
  const { fits, words } = judged(text, bounds);
  return (
    <li className={fits ? undefined : 'panel-wrong'}>
      {fits ? null : <span aria-hidden="true">▲ </span>}
      {what}: {words}
    </li>
  );
}

/**
 * What the site draws is drawn for visitors once it is published; here it is drawn for whoever
 * looks.
 */
const draftImage = (picture: string): string => picture.replace(/^\/social-images\//, '/preview/social-images/');

/** The panel asks no other server for anything, so a picture that lies elsewhere is named. */
function SocialImagePicture({ picture }: Pick<SaidOfPage, 'picture'>) {
  if (!picture) return <p className="sharing__no-picture">No picture goes with it</p>;
  if (URL.canParse(picture))
    return <p className="sharing__no-picture">The picture lies at {new URL(picture).host}, and is not shown here</p>;
  return <img src={draftImage(picture)} alt="" width="1200" height="630" />;
}

/**
 * What a search result and a shared card of this page will look like, while it is being written.
 */
export function SearchAndShare() {
  const { id, collectionSlug } = useDocumentInfo();
  const { ref, seen } = useSeen();
  const { said, away } = useSaid(id === undefined ? undefined : `/preview/${collectionSlug}/${id}`, seen);

  return (
    <section ref={ref} className="sharing" aria-label="How the page is found and shared">
      {said ? (
        <>
          <figure>
            <figcaption className="panel-part">In search results</figcaption>
            <p className="panel-quiet">{said.siteName}</p>
            <p className="panel-quiet">{crumbsOf(said.address)}</p>
            <p className="sharing__title">{said.title}</p>
            <p className="sharing__description">{said.description}</p>
          </figure>
          <figure className="sharing__card">
            <figcaption className="panel-part">Shared in a message, as it will be once you publish</figcaption>
            <SocialImagePicture picture={said.picture} />
            <div>
              <p className="panel-quiet">{crumbsOf(said.address).split(' › ', 1)[0]}</p>
              <p>
                <b>{said.cardTitle}</b>
              </p>
              <p className="sharing__description">{said.cardDescription}</p>
            </div>
          </figure>
          <ul className="panel-list panel-row" aria-live="polite">
            <Length what="Title" text={said.title} bounds={titleBounds} />
            <Length what="Description" text={said.description} bounds={descriptionBounds} />
          </ul>
        </>
      ) : (
        <p>{id === undefined ? 'Shown here once the first words are saved.' : 'One moment …'}</p>
      )}
      {away ? <p role="status">The page cannot be asked at the moment; what is shown is of before.</p> : null}
    </section>
  );
}
