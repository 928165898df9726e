'use client';

import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { brand } from '../../../config/brand/facts.ts';
import { dateFormat } from '../../panel/date-format.ts';
import { withElements } from '../../panel/with-elements.tsx';
import { usePanelLocale, useSay } from '../shell/use-say.ts';
import { SendBack } from './send-back.tsx';

interface Asked {
  readonly by: string;
  readonly self: boolean;
  readonly at: string;
}

interface Answer {
  readonly mayApprove: boolean;
  readonly asked: Asked | null;
  /** Reviewer's answer where the draft was sent back. */
  readonly sentBack: { readonly by: string; readonly at: string; readonly words: string } | null;
}

const when = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

/** Requests a review of a draft, or shows who requested it. */
export function RequestReview() {
  const say = useSay();
  const locale = usePanelLocale();
  const { id, collectionSlug, hasSavePermission, isTrashed, lastUpdateTime } = useDocumentInfo();
  const { submit } = useForm();
  const [answer, setAnswer] = useState<Answer>();

  const look = useCallback(async () => {
    const got = await fetch(`/cms/${collectionSlug}/${id}/asked`).catch(() => undefined);
    if (got?.ok) setAnswer((await got.json()) as Answer);
  }, [collectionSlug, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may have been the one that goes up.
  useEffect(() => {
    if (id !== undefined) void look();
  }, [id, look, lastUpdateTime]);

  if (id === undefined || isTrashed || !answer) return null;
  const { asked, mayApprove, sentBack } = answer;
  // Saves through the form, so that the form state stays in step.
  const ask = async () => {
    await submit({
      action: `/cms/${collectionSlug}/${id}?depth=0&draft=true&look=true`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    await look();
  };
  if (asked)
    return (
      <>
        <p className="asked-for-a-look panel-quiet" role="status">
          {withElements(
            asked.self
              ? say('You requested approval, {time}.')
              : say('{name} requested approval, {time}.', { name: asked.by }),
            { time: <time dateTime={asked.at}>{when(new Date(asked.at), locale)}</time> },
          )}
          {mayApprove && ` ${say('Publishing approves it.')}`}
        </p>
        {mayApprove && !asked.self && (
          <SendBack path={`${collectionSlug}/${id}`} to={asked.by} onSent={() => void look()} />
        )}
      </>
    );
  return (
    <>
      {sentBack && (
        <p className="asked-for-a-look panel-quiet" role="status">
          {withElements(
            say('{name} requested changes, {time}: “{words}”', { name: sentBack.by, words: sentBack.words }),
            { time: <time dateTime={sentBack.at}>{when(new Date(sentBack.at), locale)}</time> },
          )}
        </p>
      )}
      {!mayApprove && hasSavePermission && (
        <button
          type="button"
          className="panel-button"
          data-main
          title={say('A colleague who may approve publishes it. Only they unpublish or delete what is on the site.')}
          onClick={() => void ask()}
        >
          {sentBack ? say('Request approval again') : say('Request approval')}
        </button>
      )}
    </>
  );
}
