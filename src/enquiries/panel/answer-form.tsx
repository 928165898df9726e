'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { sendRequest, unreachable } from '../../cms/admin/saving/send-request.ts';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import { mailtoLink } from '../../lib/text/mailto.ts';
import { CallFile, useCallChoice } from './call-choice.tsx';

interface AnswerFormProps {
  readonly id: number;
  readonly to: string;
  /** Suggested beginning, in the language of the enquiry. */
  readonly greeting: string;
  /** Subject of a mail from the account's own program. */
  readonly subject: string;
  /** Sender address; undefined where no mail is set up. */
  readonly from: string | undefined;
  /** Answers that the page shows. */
  readonly seen: number;
  /** Id of the new enquiry that is offered after answering this one. */
  readonly nextNew: number | undefined;
}

const keptAs = (id: number): string => `answer-to-${id}`;

/** Form for an answer. Keeps drafts in local storage and sends from the organisation's address. */
export function AnswerForm({ id, to, greeting, subject, from, seen, nextNew }: AnswerFormProps) {
  const router = useRouter();
  const say = useSay();
  const field = useId();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [sending, setSending] = useState(false);
  // A refresh in the background must not count as seen.
  const [seenFirst] = useState(seen);
  const key = useRef<string>(undefined);
  const { offers, more, choice, choose } = useCallChoice();
  /** Text that a press wrote, so that the next one replaces it and nothing else. */
  const written = useRef('');
  const current = useRef('');
  current.current = text;

  // Once for an enquiry: a refresh in the background brings the same half-days as new objects.
  const restored = useRef<number>(undefined);
  useEffect(() => {
    if (restored.current === id) return;
    restored.current = id;
    const kept = localStorage.getItem(keptAs(id)) ?? '';
    setText(kept);
    const call = [...offers, ...more]
      .flatMap((offer) => offer.times.map((time) => ({ offer, time })))
      .find(({ time }) => kept.includes(time.text));
    // The words promise a calendar file, so it goes with them after a reload too.
    if (!call) return;
    written.current = call.time.text;
    choose(call);
  }, [id, offers, more, choose]);

  const write = useCallback(
    (words: string) => {
      setText(words);
      setMessage('');
      // Changed text is a new answer with its own idempotency key.
      key.current = undefined;
      if (words) localStorage.setItem(keptAs(id), words);
      else localStorage.removeItem(keptAs(id));
    },
    [id],
  );

  const put = useCallback(
    (words: string) => {
      const kept = current.current;
      const isThere = written.current !== '' && kept.includes(written.current);
      write(isThere ? kept.replace(written.current, () => words) : kept.trim() === '' ? words : `${kept}\n\n${words}`);
      written.current = words;
    },
    [write],
  );

  useEffect(() => {
    if (choice) put('offer' in choice ? choice.time.text : choice.others);
  }, [choice, put]);

  const send = async () => {
    setSending(true);
    key.current ??= crypto.randomUUID();
    const wrong = await sendRequest(say, `submissions/${id}/answer`, 'POST', {
      text,
      key: key.current,
      seen: seenFirst,
      ...(choice && 'offer' in choice ? { call: choice.time.start } : {}),
    });
    setSending(false);
    if (wrong) {
      setMessage(wrong);
      // The refresh shows the outcome in the history. Skipped while offline: it would lose the
      // view.
      if (wrong !== say(unreachable)) router.refresh();
      return;
    }
    write('');
    setMessage(say('Sent to {address}.', { address: to }));
    // Reloads to show the outcome in the history.
    setTimeout(() => location.reload(), 1200);
  };

  const prepared = `${mailtoLink(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <section className="answer-form panel-part" aria-label={say('Answer || to an enquiry')}>
      <label htmlFor={field}>
        <b>{say('Answer || to an enquiry')}</b>{' '}
        {from
          ? say('goes from {address}, copied to you', { address: from })
          : say('is written here and sent by your own mail program')}
      </label>
      <textarea
        className="panel-input"
        id={field}
        rows={7}
        maxLength={10_000}
        value={text}
        placeholder={greeting}
        onChange={({ target }) => write(target.value)}
      />
      {from && <CallFile />}
      <p>
        {from ? (
          <button
            type="button"
            className="panel-button"
            data-main
            onClick={() => void send()}
            disabled={sending || text.trim() === ''}
          >
            {sending ? say('Sending…') : say('Send the answer')}
          </button>
        ) : (
          <a className="panel-button" data-main href={prepared}>
            {say('Open in your mail program')}
          </a>
        )}{' '}
        <span>{text ? say('Kept as you type, in this browser.') : ''}</span> <span role="status">{message}</span>{' '}
        {nextNew !== undefined && <a href={`/admin/collections/submissions/${nextNew}`}>{say('Next new enquiry')}</a>}
      </p>
    </section>
  );
}
