'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { sendRequest } from '../saving/send-request.ts';
import { useSay } from '../shell/use-say.ts';

interface Props {
  readonly of: string;
  readonly record: number | 'all';
  readonly language: string;
  readonly text: string;
  /** Title of the record, for screen readers. */
  readonly title: string;
}

/** Publishes a translation from the list. */
export function PublishButton({ of, record, language, text, title }: Props) {
  const say = useSay();
  const router = useRouter();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const publish = async () => {
    setBusy(true);
    setError(await sendRequest(say, 'translations/publish', 'POST', { of, record, language }));
    setBusy(false);
    router.refresh();
  };
  return (
    <>
      <button type="button" className="panel-button" data-main disabled={isBusy} onClick={() => void publish()}>
        {text}
        <span className="panel-hidden">{say(': {title}', { title })}</span>
      </button>
      <span className="panel-wrong" role="status">
        {error}
      </span>
    </>
  );
}
