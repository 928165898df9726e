'use client';

import { useId, useRef, useState } from 'react';
import { sendRequest } from '../../cms/admin/saving/send-request.ts';
import { useSay } from '../../cms/admin/shell/use-say.ts';

/** Form for an internal note on an enquiry. */
export function NoteForm({ id }: { readonly id: number }) {
  const say = useSay();
  const field = useId();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const key = useRef<string>(undefined);

  const keep = async () => {
    key.current ??= crypto.randomUUID();
    const wrong = await sendRequest(say, `submissions/${id}/note`, 'POST', { text, key: key.current });
    if (wrong) setMessage(wrong);
    else location.reload();
  };

  return (
    <div className="note-form">
      <label htmlFor={field}>{say('Add a note (only colleagues see it)')}</label>
      <textarea
        className="panel-input"
        id={field}
        rows={2}
        maxLength={10_000}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          key.current = undefined;
        }}
      />
      <button type="button" className="panel-button" onClick={() => void keep()} disabled={text.trim() === ''}>
        {say('Save note')}
      </button>{' '}
      <span role="status">{message}</span>
    </div>
  );
}
