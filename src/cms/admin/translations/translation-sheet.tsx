'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { brand } from '../../../config/brand/facts.ts';
import { firstLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../../lib/brand-shape.ts';
import { isPageCollection } from '../../translations/field.ts';
import { languageName } from '../../translations/language-names.ts';
import type { Sheet, SheetText } from '../../translations/sheet-shape.ts';
import { textsIn, textsToCheck } from '../../translations/summary.ts';
import { StatusBadge } from '../cells/status-badge.tsx';
import { sendRequest } from '../saving/send-request.ts';
import { useSay } from '../shell/use-say.ts';
import '../shell/view-links.css';
import { fetchSheet, type Head, type Saved } from './sheet-requests.ts';
import { idOf, SheetTextRow } from './sheet-text.tsx';
import './sheet.css';

const english = languageName(firstLanguage);

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: brand.timeZone });
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

function sentenceOf({ counts }: Head): string {
  const { changed, missing, removed, current } = counts;
  const open = [
    ...counted(changed, `text changed in the ${english}`, `texts changed in the ${english}`),
    ...counted(missing, 'is not translated', 'are not translated'),
    ...counted(removed, `was removed in the ${english}`, `were removed in the ${english}`),
  ];
  if (open.length === 0) return `All ${textsIn(counts)} texts follow the ${english}.`;
  const rest = counted(current, 'other is up to date', 'others are up to date');
  return [open.join(', '), ...rest.map((words) => `The ${words}`)].map((words) => `${words}.`).join(' ');
}

const sourceKinds = { Published: 'published', Draft: 'draft', 'Published, with changes': 'changed' } as const;

function translationStatus({ state, translation }: Head) {
  if (state === 'not begun') return { kind: 'none', word: 'Not begun' } as const;
  if (!translation.isPublished)
    return state === 'ready'
      ? ({ kind: 'done', word: 'Ready to publish' } as const)
      : ({ kind: 'draft', word: 'Draft' } as const);
  if (state === 'changed') return { kind: 'changed', word: 'Published, out of date' } as const;
  return state === 'ready'
    ? ({ kind: 'done', word: 'Published, with changes' } as const)
    : ({ kind: 'published', word: 'Published' } as const);
}

const When = ({ at }: { readonly at: string | undefined }) =>
  at ? (
    <time className="panel-quiet" dateTime={at}>
      {day.format(new Date(at))}
    </time>
  ) : null;

const View = ({ address, name }: { readonly address: string | undefined; readonly name: string }) =>
  address ? (
    <a className="panel-link" href={address} target="_blank" rel="noreferrer">
      View<span className="panel-hidden"> the {name} page</span>
    </a>
  ) : null;

interface LanguagesProps {
  readonly sheet: Sheet;
  readonly language: Language;
  readonly onTakeOff: () => void;
  readonly onFirst: (isShown: boolean) => void;
}

/** State of both languages, with what takes each off the site. */
function Languages({ sheet, language, onTakeOff, onFirst }: LanguagesProps) {
  const { of, source, translation, mayPublish } = sheet;
  const isPage = isPageCollection(of);
  return (
    <div className="sheet__languages">
      <div>
        <b>{english}</b>
        {source.isOffSite ? (
          <StatusBadge kind="held" word="Taken off" />
        ) : (
          <StatusBadge kind={sourceKinds[source.status]} word={source.status} />
        )}
        <When at={source.updatedAt} />
        <View address={source.address} name={english} />
        {isPage && mayPublish && (
          <button type="button" className="panel-link" onClick={() => onFirst(source.isOffSite)}>
            {source.isOffSite ? `Show ${english} again` : `Take ${english} off`}
          </button>
        )}
      </div>
      <div>
        <b lang={language.tag}>{language.name}</b>
        <StatusBadge {...translationStatus(sheet)} />
        <When at={translation.updatedAt} />
        <View address={translation.address} name={languageName(language)} />
        {isPage && mayPublish && translation.isPublished && (
          <button type="button" className="panel-link" onClick={onTakeOff}>
            Take {languageName(language)} off
          </button>
        )}
      </div>
    </div>
  );
}

interface Notice {
  readonly kind: 'stops' | 'done';
  readonly words: string;
}

/** Messages that stop publishing, and warnings. */
function Notices({
  sheet,
  notice,
  onGo,
}: {
  readonly sheet: Sheet;
  readonly notice: Notice | undefined;
  readonly onGo: (id: string) => void;
}) {
  const { counts, source, texts } = sheet;
  const incomplete = texts.find(({ missingPlaceholders }) => missingPlaceholders.length > 0);
  const unchecked = texts.find(({ state }) => state === 'changed');
  const go = (text: SheetText, words: string) => (
    <button type="button" onClick={() => onGo(idOf(text))}>
      {words}
    </button>
  );
  return (
    <div className="sheet__notices" role="status">
      {notice && <p data-kind={notice.kind}>{notice.words}</p>}
      {incomplete && (
        <p data-kind="stops">
          {incomplete.label}: {incomplete.missingPlaceholders[0]} is missing. Put it in, or take it out of the {english}
          .{go(incomplete, 'Go there')}
        </p>
      )}
      {counts.changed > 0 && (
        <p data-kind="warns">
          {counted(counts.changed, 'text has', 'texts have')} not been checked since the {english} changed. You can
          publish all the same.
          {unchecked && go(unchecked, 'Check')}
        </p>
      )}
      {counts.missing > 0 && counts.current + counts.changed > 0 && (
        <p data-kind="warns">
          {counted(counts.missing, 'text is', 'texts are')} not translated: {english} shows there. You can publish all
          the same.
        </p>
      )}
      {source.status === 'Draft' && (
        <p data-kind="warns">The {english} is a draft. The page appears once that is published too.</p>
      )}
      {source.status === 'Published, with changes' && (
        <p data-kind="warns">The {english} has changes that are not published.</p>
      )}
    </div>
  );
}

/** Focuses the field of the next text that needs work. */
function focusNext(from: HTMLElement): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.sheet__row')];
  const after = rows.slice(rows.indexOf(from) + 1);
  const next = after.find(({ dataset }) => dataset.state !== 'current') ?? after[0];
  next?.querySelector<HTMLElement>('[data-field]')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

interface Props {
  readonly initial: Sheet;
  /** Paths for Payload's editor, by the names of the fields. */
  readonly editors: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly tab: 'check' | 'all';
  readonly page: number;
}

/** Side-by-side view of a record in two languages. */
export function TranslationSheet({ initial, editors, language, tab, page }: Props) {
  const say = useSay();
  const [sheet, setSheet] = useState(initial);
  const [savedAt, setSavedAt] = useState<string>();
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const unsaved = useRef(new Set<string>());
  const savers = useRef(new Set<() => Promise<boolean>>());
  const { of, record, title, counts, texts, left, mayUpdate, mayPublish } = sheet;
  const name = languageName(language);
  const place = { of, record, language: language.code };
  const here = `/admin/translations/${of}/${record}/${language.code}`;

  const onSaved = useCallback(({ text, savedAt: at, head }: Saved, id: string) => {
    setSavedAt(at);
    setNotice(undefined);
    setSheet((before) => ({
      ...before,
      counts: head.counts,
      state: head.state,
      source: head.source,
      translation: head.translation,
      texts: before.texts.flatMap((one) => {
        if (idOf(one) !== id) return [one];
        return text ? [{ ...text, place: one.place }] : [];
      }),
    }));
  }, []);
  const register = useCallback((save: () => Promise<boolean>) => {
    savers.current.add(save);
    return () => void savers.current.delete(save);
  }, []);
  const onWaiting = useCallback((id: string, isWaiting: boolean) => {
    if (isWaiting) unsaved.current.add(id);
    else unsaved.current.delete(id);
    setWaiting(unsaved.current.size);
  }, []);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  const act = async (path: string, body: object, done: string) => {
    setBusy(true);
    const saved = await Promise.all([...savers.current].map((save) => save()));
    const error = saved.every(Boolean)
      ? await sendRequest(say, `translations/${path}`, 'POST', body)
      : 'A text is not saved. See the message beside it.';
    const parameters = { ...place, record: String(record), tab, page: String(page) };
    const now = error ? undefined : await fetchSheet(parameters);
    // Texts stay where they are, although they need no more check.
    if (now) setSheet((before) => ({ ...now, texts: before.texts, left: before.left }));
    setNotice(error ? { kind: 'stops', words: error } : { kind: 'done', words: done });
    setBusy(false);
  };
  const onGo = (id: string) => {
    const row = document.querySelector(`[data-text="${CSS.escape(id)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('[data-field]')?.focus();
  };
  const onFirst = (isShown: boolean) =>
    void act(
      isShown ? 'publish' : 'take-off',
      { ...place, language: firstLanguage.code },
      isShown ? `${english} is on the site again.` : `${english} is off the site. The ${name} was not touched.`,
    );
  const isOpen = texts.filter(({ state }) => state !== 'current').length;
  return (
    <main className="sheet">
      <header className="sheet__head">
        <div>
          <h1>{title}</h1>
          <p className="panel-words">{sentenceOf(sheet)}</p>
        </div>
        <div className="panel-row sheet__actions">
          <span className="panel-quiet" role="status">
            {waiting > 0 ? 'Saving …' : savedAt && `Saved ${clock.format(new Date(savedAt))}`}
          </span>
          {record !== 'all' && (
            <a className="panel-button" href={`/admin/collections/${of}/${record}`}>
              Edit {english}
            </a>
          )}
          {mayPublish && (
            <button
              type="button"
              className="panel-button"
              data-main
              disabled={isBusy}
              onClick={() => void act('publish', place, `Published: ${language.name}. The ${english} was not touched.`)}
            >
              Publish {name}
            </button>
          )}
        </div>
      </header>
      <Notices {...{ sheet, notice, onGo }} />
      <Languages
        {...{ sheet, language, onFirst }}
        onTakeOff={() => void act('take-off', place, `${name} is off the site. The ${english} was not touched.`)}
      />
      <nav aria-label="Which texts">
        <ul className="panel-list view-links">
          <li>
            <a className="view-links__view" href={here} aria-current={tab === 'check' ? 'page' : undefined}>
              To check <b>{textsToCheck(counts)}</b>
            </a>
          </li>
          <li>
            <a className="view-links__view" href={`${here}?tab=all`} aria-current={tab === 'all' ? 'page' : undefined}>
              All <b>{textsIn(counts) + counts.removed}</b>
            </a>
          </li>
        </ul>
      </nav>
      <div className="sheet__columns">
        <p className="panel-quiet">{isOpen > 0 ? `${isOpen} to check. Ctrl+Enter: next text` : 'Nothing to check'}</p>
        <div>
          <h2>{english}</h2>
          <p className="panel-quiet">
            <del>struck</del> went out, <ins>underlined</ins> came in
          </p>
        </div>
        <div>
          <h2 lang={language.tag}>{language.name}</h2>
          <p className="panel-quiet">What you write here is a draft until you publish it</p>
        </div>
      </div>
      {texts.map((text) => (
        <SheetTextRow
          key={idOf(text)}
          {...{ text, of, language, mayUpdate, register }}
          editor={editors[text.schemaPath]}
          {...{ onSaved, onWaiting }}
          onNext={focusNext}
        />
      ))}
      {left > 0 && (
        <p>
          <a className="panel-link" href={`${here}?tab=${tab}${tab === 'all' ? `&page=${page + 1}` : ''}`}>
            {left} more records
          </a>
        </p>
      )}
      {tab === 'check' && counts.current > 0 && (
        <p>
          <a className="panel-link" href={`${here}?tab=all`}>
            Show the {counts.current} that are up to date
          </a>
        </p>
      )}
    </main>
  );
}
