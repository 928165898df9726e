'use client';

import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { firstLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../../lib/brand-shape.ts';
import { languageName } from '../../translations/language-names.ts';
import type { SheetText } from '../../translations/sheet-shape.ts';
import { StatusBadge } from '../cells/status-badge.tsx';
import { usePanelLocale, useSay } from '../shell/use-say.ts';
import { RichText } from './rich-text.tsx';
import { type Change, type Saved, sendChange } from './sheet-requests.ts';
import { TextWords } from './text-words.tsx';

/** Milliseconds without a key after which a text is saved. */
const pause = 800;

const states = {
  current: { kind: 'published', word: 'Up to date' },
  changed: { kind: 'changed', word: '{language} changed' },
  missing: { kind: 'draft', word: 'Not begun' },
  removed: { kind: 'late', word: 'Removed in {language}' },
} as const;

/** Identifies a text within its sheet. */
export const idOf = ({ record, key }: SheetText): string => `${record} ${key}`;

const asTyped = (text: unknown): string =>
  Array.isArray(text) ? text.map(String).join('\n') : typeof text === 'string' ? text : '';

interface Props {
  readonly text: SheetText;
  readonly of: string;
  readonly language: Language;
  readonly mayUpdate: boolean;
  /** Path for Payload's editor, if the text is rich text. */
  readonly editor: string | undefined;
  /** Called with the answer to each change. */
  readonly onSaved: (saved: Saved, id: string) => void;
  /** Called when words are typed, and when they are saved. */
  readonly onWaiting: (id: string, isWaiting: boolean) => void;
  /** Registers a function that saves what is typed; it returns whether that succeeded. */
  readonly register: (save: () => Promise<boolean>) => () => void;
  readonly onNext: (from: HTMLElement) => void;
}

/** Saves a text after a pause, one request after the other. */
function useSaving({ text, of, language, onSaved, onWaiting, register }: Props) {
  const say = useSay();
  const id = idOf(text);
  const [error, setError] = useState<string>();
  const latest = useRef(text);
  latest.current = text;
  const typed = useRef<{ readonly value: unknown } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const send = useCallback(
    (change: Change): Promise<boolean> => {
      running.current = running.current.then(async () => {
        const { record } = latest.current;
        const answer = await sendChange(say, { of, record, language: language.code }, latest.current, change);
        if ('error' in answer) {
          setError(answer.error);
          return false;
        }
        setError(undefined);
        if (answer.text) latest.current = answer.text;
        onSaved(answer, id);
        return true;
      });
      return running.current;
    },
    [of, language, onSaved, id, say],
  );

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const waiting = typed.current;
    if (!waiting) return running.current;
    typed.current = undefined;
    const isSaved = await send({ action: 'write', text: waiting.value });
    // A refused text stays in its field and is sent again with the next key.
    if (!isSaved) typed.current ??= waiting;
    if (!typed.current) onWaiting(id, false);
    return isSaved;
  }, [onWaiting, send, id]);

  const type = useCallback(
    (value: unknown) => {
      typed.current = { value };
      onWaiting(id, true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pause);
    },
    [flush, onWaiting, id],
  );

  useEffect(() => register(flush), [register, flush]);
  useEffect(
    () => () => {
      void flush();
    },
    [flush],
  );
  return { error, send, flush, type };
}

function Editor({
  text,
  editor,
  language,
  isEditable,
  value,
  onType,
  onLeave,
  onKeyDown,
}: {
  readonly text: SheetText;
  readonly editor: string | undefined;
  readonly language: Language;
  readonly isEditable: boolean;
  readonly value: unknown;
  readonly onType: (value: unknown) => void;
  readonly onLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  const say = useSay();
  const locale = usePanelLocale();
  const [isOpen, setOpen] = useState(false);
  const label = say('{language}, {label}', {
    language: languageName(language, locale),
    label: text.label,
  });
  if (text.kind === 'rich') {
    if (isOpen && editor)
      return (
        <div lang={language.tag} className="sheet__rich">
          <RichText value={value} schemaPath={editor} label={label} onChange={onType} />
        </div>
      );
    return (
      <>
        <p className="sheet__read" lang={language.tag}>
          {text.textWords || <span className="panel-quiet">{say('Nothing yet')}</span>}
        </p>
        {isEditable && editor && (
          <button type="button" className="panel-button" data-field onClick={() => setOpen(true)}>
            {text.textWords ? say('Edit') : say('Write')}
            <span className="panel-hidden">{say(': {title}', { title: label })}</span>
          </button>
        )}
      </>
    );
  }
  return (
    <textarea
      className="panel-input sheet__input"
      lang={language.tag}
      aria-label={label}
      data-field
      rows={1}
      readOnly={!isEditable}
      placeholder={isEditable ? say('Nothing yet') : undefined}
      value={asTyped(value)}
      onChange={({ target }) => onType(text.kind === 'lines' ? target.value.split('\n') : target.value)}
      onBlur={onLeave}
      onKeyDown={onKeyDown}
    />
  );
}

/** Text of the sheet: source on the left, translation on the right, actions below. */
export function SheetTextRow(props: Props) {
  const { text, editor, language, mayUpdate, onNext } = props;
  const { label, place, state, words, source, missingPlaceholders } = text;
  const say = useSay();
  const english = languageName(firstLanguage, usePanelLocale());
  const { error, send, flush, type } = useSaving(props);
  const [value, setValue] = useState(text.text);
  /** Replaces Payload's editor, which keeps its own value. */
  const [copies, setCopies] = useState(0);
  const row = useRef<HTMLElement>(null);
  const isEditable = mayUpdate && state !== 'removed';
  const write = (next: unknown) => {
    setValue(next);
    type(next);
  };
  const next = () => {
    if (row.current) onNext(row.current);
  };
  const copy = () => {
    write(source);
    setCopies((count) => count + 1);
    void flush();
  };
  const confirm = async () => {
    if (await flush()) await send({ action: 'confirm' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void flush();
    next();
  };
  return (
    <section
      className="sheet__row"
      ref={row}
      aria-label={place === '' ? label : say('{place}, {label}', { place, label })}
      data-text={idOf(text)}
      data-state={state}
    >
      <div className="sheet__label">
        <span>
          <b>{label}</b>
          <small className="panel-quiet">{place}</small>
        </span>
        <StatusBadge kind={states[state].kind} word={say(states[state].word, { language: english })} />
      </div>
      <div className="sheet__source" lang={firstLanguage.tag}>
        <TextWords words={words} />
      </div>
      <div className="sheet__translation">
        <Editor
          key={copies}
          {...{ text, editor, language, isEditable, value, onKeyDown }}
          onType={write}
          // A refused text is sent again with the next key only.
          onLeave={() => void (error === undefined && flush())}
        />
        {state === 'changed' && isEditable && (
          <p className="panel-quiet">
            {say('Change it, or say that it is still right although the {language} changed.', { language: english })}
          </p>
        )}
        {missingPlaceholders.length > 0 && (
          <p className="panel-wrong">{say('Missing: {what}', { what: missingPlaceholders.join(say(', ')) })}</p>
        )}
        {mayUpdate && state !== 'current' && (
          <div className="panel-row">
            {state === 'changed' && (
              <button type="button" className="panel-button" onClick={() => void confirm()}>
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M1 6 3 4 5 6.500 9.500 2 11 3.500 5 10Z" />
                </svg>
                {say('Still right')}
              </button>
            )}
            {state === 'missing' && (
              <button type="button" className="panel-button" onClick={copy}>
                {say('Copy the {language}', { language: english })}
              </button>
            )}
            {state === 'removed' && (
              <button type="button" className="panel-button" onClick={() => void send({ action: 'remove' })}>
                {say('Remove it here too')}
              </button>
            )}
            <button type="button" className="panel-button sheet__next" onClick={next}>
              {say('Next text')}
            </button>
          </div>
        )}
        <p className="panel-wrong" role="status">
          {error}
        </p>
      </div>
    </section>
  );
}
