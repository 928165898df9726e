'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../shell/use-say.ts';
import {
  type Bounds,
  crumbsOf,
  descriptionBounds,
  judgeLength,
  type PageHeadData,
  readHead,
  titleBounds,
} from './page-head.ts';
import './search-and-share.css';

/** Debounce of the preview in ms. */
const pause = 350;

/** Tracks visibility, so that the preview is requested only while it is in view. */
function useInView() {
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

/**
 * Requests the page rendered from the form's data.
 *
 * @throws for a response other than 2xx
 */
async function ask(path: string, data: unknown, signal: AbortSignal): Promise<PageHeadData> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    signal,
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return readHead(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

/** Returns the head data of the page, debounced, and whether the request failed. */
function usePageHead(path: string | undefined, seen: boolean) {
  const [fields] = useAllFormFields();
  const [head, setHead] = useState<PageHeadData>();
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!path || !seen) return undefined;
    const asking = new AbortController();
    const waiting = setTimeout(() => {
      ask(path, reduceFieldsToValues(fields, true), asking.signal)
        .then((now) => {
          setHead(now);
          setAway(false);
        })
        .catch(() => asking.signal.aborted || setAway(true));
    }, pause);
    return () => {
      clearTimeout(waiting);
      asking.abort();
    };
  }, [fields, path, seen]);
  return { head, away };
}

function Length({ what, text, bounds }: { readonly what: string; readonly text: string; readonly bounds: Bounds }) {
  const say = useSay();
  const { fits, words } = judgeLength(text, bounds, say);
  return (
    <li className={fits ? undefined : 'panel-wrong'}>
      {fits ? null : <span aria-hidden="true">▲ </span>}
      {say('{what}: {words}', { what, words })}
    </li>
  );
}

/** Public social images are drawn after publication; this preview route draws them for editors. */
const draftImage = (picture: string): string => picture.replace(/^\/social-images\//, '/preview/social-images/');

/** Shows the picture, or names its host: the panel loads nothing from other hosts. */
function SocialImagePicture({ picture }: Pick<PageHeadData, 'picture'>) {
  const say = useSay();
  if (!picture) return <p className="sharing__no-picture">{say('No picture')}</p>;
  if (URL.canParse(picture))
    return (
      <p className="sharing__no-picture">
        {say('The picture is at {host}, and is not shown here', { host: new URL(picture).host })}
      </p>
    );
  return <img src={draftImage(picture)} alt="" width="1200" height="630" />;
}

/** Preview of search result and social card while the page is edited. */
export function SearchAndShare() {
  const say = useSay();
  const { id, collectionSlug } = useDocumentInfo();
  const { ref, seen } = useInView();
  const { head, away } = usePageHead(id === undefined ? undefined : `/preview/${collectionSlug}/${id}`, seen);

  return (
    <section ref={ref} className="sharing" aria-label={say('How the page is found and shared')}>
      {head ? (
        <>
          <figure>
            <figcaption className="panel-part">{say('In search results')}</figcaption>
            <p className="panel-quiet">{head.siteName}</p>
            <p className="panel-quiet">{crumbsOf(head.address)}</p>
            <p className="sharing__title">{head.title}</p>
            <p className="sharing__description">{head.description}</p>
          </figure>
          <figure className="sharing__card">
            <figcaption className="panel-part">{say('Shared in a message, as it will be once you publish')}</figcaption>
            <SocialImagePicture picture={head.picture} />
            <div>
              <p className="panel-quiet">{crumbsOf(head.address).split(' › ', 1)[0]}</p>
              <p>
                <b>{head.cardTitle}</b>
              </p>
              <p className="sharing__description">{head.cardDescription}</p>
            </div>
          </figure>
          <ul className="panel-list panel-row" aria-live="polite">
            <Length what={say('Title')} text={head.title} bounds={titleBounds} />
            <Length what={say('Description')} text={head.description} bounds={descriptionBounds} />
          </ul>
        </>
      ) : (
        <p>{id === undefined ? say('Preview after the first save.') : say('Preview loads when visible.')}</p>
      )}
      {away ? <p role="status">{say('Couldn’t load the page. This is how it looked before.')}</p> : null}
    </section>
  );
}
