'use client';

import { useField, useFormFields } from '@payloadcms/ui';
import { useId } from 'react';
import { useSay } from '../shell/use-say.ts';

const words = {
  password: { label: 'Your present password', type: 'password', autoComplete: 'current-password' },
  code: {
    label: 'A code from your authenticator app, or a recovery code',
    type: 'text',
    autoComplete: 'one-time-code',
  },
} as const;

interface Props {
  readonly path: string;
  readonly what: keyof typeof words;
  /** Stored email address of the account. */
  readonly email: string;
}

/** Shown while the form holds a new password or another address. */
export function ReauthenticationField({ path, what, email }: Props) {
  const say = useSay();
  const id = useId();
  const { value = '', setValue, showError, errorMessage } = useField<string>({ path });
  const isAsked = useFormFields(([{ password, email: typed }]) =>
    Boolean(password?.value || (typeof typed?.value === 'string' && typed.value !== email)),
  );
  if (!isAsked) return null;
  const { label, type, autoComplete } = words[what];
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {say(label)}
      </label>
      <input
        id={id}
        type={type}
        autoComplete={autoComplete}
        value={value}
        aria-invalid={showError || undefined}
        aria-describedby={showError ? `${id}-wrong` : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
      {showError && (
        <p id={`${id}-wrong`} className="panel-wrong" role="alert">
          {errorMessage}
        </p>
      )}
    </div>
  );
}
