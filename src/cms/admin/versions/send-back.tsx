'use client';

import { useId, useRef, useState } from 'react';
import { sendRequest } from '../saving/send-request.ts';
import { useSay } from '../shell/use-say.ts';
import './send-back.css';

interface Props {
  /** Collection and id, such as `pages/12`. */
  readonly path: string;
  /** Name of the person who requested the review. */
  readonly to: string;
  readonly onSent: () => void;
}

/** Lets reviewers send a draft back with a comment. */
export function SendBack({ path, to, onSent }: Props) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string>();
  const name = useId();

  const send = async () => {
    const answer = await sendRequest(say, `${path}/send-back`, 'POST', { words });
    setWrong(answer);
    if (answer !== undefined) return;
    dialog.current?.close();
    setWords('');
    onSent();
  };

  return (
    <>
      <button type="button" className="panel-button" onClick={() => dialog.current?.showModal()}>
        {say('Request changes …')}
      </button>
      <dialog className="panel-box send-back" ref={dialog} aria-labelledby={name}>
        <label id={name} htmlFor={`${name}-words`}>
          {say('Comment for {name}', { name: to })}
        </label>
        <textarea
          className="panel-input"
          id={`${name}-words`}
          rows={4}
          maxLength={1000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p className="panel-wrong" role="alert">
          {wrong}
        </p>
        <div className="panel-row">
          <button type="button" className="panel-button" data-main onClick={() => void send()}>
            {say('Request changes')}
          </button>
          <button type="button" className="panel-button" onClick={() => dialog.current?.close()}>
            {say('Cancel')}
          </button>
        </div>
      </dialog>
    </>
  );
}
