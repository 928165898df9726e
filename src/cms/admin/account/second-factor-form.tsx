'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useSay } from '../shell/use-say.ts';
import { type AccountAnswer, postAccount } from './post-account.ts';

interface FieldProps {
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

/** Input without a form name: it stands inside the account form but does not belong to its data. */
export function Field({ label, type = 'text', autoComplete, value, onChange, onEnter }: FieldProps) {
  const id = useId();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <p className="account-part__field">
      <label htmlFor={id}>{label}</label>
      <input
        className="panel-input"
        id={id}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
      />
    </p>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const say = useSay();
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(`${codes.join('\n')}\n`).then(
      () => setCopied(say('Copied.')),
      () => setCopied(say('This browser does not allow it: select the codes and copy them.')),
    );
  return (
    <div role="status">
      <p>
        <b>{say('It is on.')}</b>
        {say(
          ' Save these ten recovery codes, not on your phone. Each signs you in once, in place of a code from the app. They are not shown again.',
        )}
      </p>
      <ol className="account-part__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="panel-row">
        <button type="button" className="panel-button" onClick={() => void copy()}>
          {say('Copy all codes')}
        </button>
        <button type="button" className="panel-button" data-main onClick={() => location.reload()}>
          {say('I saved the codes')}
        </button>
        <span>{copied}</span>
      </div>
    </div>
  );
}

function Drawing({ drawing }: { readonly drawing: NonNullable<AccountAnswer['drawing']> }) {
  const say = useSay();
  return (
    <svg
      className="account-part__drawing"
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      role="img"
      aria-label={say('A QR code for your app; the code beside it is the same')}
    >
      <path d={drawing.path} />
    </svg>
  );
}

/** Sets up or removes the second factor, step by step. */
export function SecondFactorForm({ isOn }: { readonly isOn: boolean }) {
  const say = useSay();
  const [step, setStep] = useState<'idle' | 'asking' | 'proving'>('idle');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<AccountAnswer>({});

  const send = async (path: string, body: object, then: (answer: AccountAnswer) => void) => {
    setBusy(true);
    const answer = await postAccount(say, path, body);
    setBusy(false);
    setResult((before) => ({ ...before, ...answer, error: answer.error ?? '' }));
    if (!answer.error) then(answer);
  };
  const begin = () =>
    send('second-factor/begin', { password }, () => {
      setPassword('');
      setStep('proving');
    });
  const confirm = () => send('second-factor/confirm', { code }, () => undefined);
  const remove = () => send('second-factor/remove', { password, code }, () => location.reload());

  const passwordField = (onEnter: () => void): ReactNode => (
    <Field
      label={say('Your password')}
      type="password"
      autoComplete="current-password"
      value={password}
      onChange={setPassword}
      onEnter={onEnter}
    />
  );
  const codeField = (label: string, onEnter: () => void): ReactNode => (
    <Field label={label} autoComplete="one-time-code" value={code} onChange={setCode} onEnter={onEnter} />
  );
  const wrong = (
    <p className="panel-wrong" role="alert">
      {result.error}
    </p>
  );

  if (result.codes) return <Codes codes={result.codes} />;
  if (step === 'idle')
    return (
      <button type="button" className="panel-button" data-main onClick={() => setStep('asking')}>
        {say(isOn ? 'Turn off' : 'Set up')}
      </button>
    );
  if (step === 'proving' && result.secret)
    return (
      <>
        <ol>
          <li>
            {say('Scan this with your app, or type the code into it.')}
            <div className="account-part__secret panel-row">
              {result.drawing && <Drawing drawing={result.drawing} />}
              <code>{result.secret.match(/.{1,4}/g)?.join(' ')}</code>
            </div>
          </li>
          <li>{codeField(say('Type the six digits from the app'), () => void confirm())}</li>
        </ol>
        {wrong}
        <button
          type="button"
          className="panel-button"
          data-main
          disabled={busy || code === ''}
          onClick={() => void confirm()}
        >
          {say('Turn on')}
        </button>
      </>
    );
  return (
    <>
      {passwordField(() => void (isOn ? undefined : begin()))}
      {isOn && codeField(say('A code from the app, or a recovery code'), () => void remove())}
      {wrong}
      <button
        type="button"
        className="panel-button"
        data-main
        disabled={busy || password === ''}
        onClick={() => void (isOn ? remove() : begin())}
      >
        {say(isOn ? 'Turn off' : 'Continue')}
      </button>
    </>
  );
}

/** Lets an administrator remove the second factor of an account, after confirmation. */
export function TakeOffButton({ id, name }: { readonly id: number; readonly name: string }) {
  const say = useSay();
  const [sure, setSure] = useState(false);
  const [error, setError] = useState('');
  const takeOff = async () => {
    const answer = await postAccount(say, `${id}/second-factor/take-off`, {});
    if (answer.error) setError(answer.error);
    else location.reload();
  };
  return (
    <>
      {sure && (
        <p>{say('Make sure that {name} asked for this. Afterwards the password alone signs them in.', { name })}</p>
      )}
      <button type="button" className="panel-button" onClick={() => (sure ? void takeOff() : setSure(true))}>
        {say(sure ? 'Turn off' : 'Turn off 2FA')}
      </button>
      <p className="panel-wrong" role="alert">
        {error}
      </p>
    </>
  );
}
