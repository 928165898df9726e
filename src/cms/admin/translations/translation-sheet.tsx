'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { brand } from '../../../config/brand/facts.ts';
import { firstLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../../lib/brand-shape.ts';
import { dateFormat } from '../../panel/date-format.ts';
import type { Say } from '../../panel/say.ts';
import { withElements } from '../../panel/with-elements.tsx';
import { isPageCollection } from '../../translations/field.ts';
import { languageName } from '../../translations/language-names.ts';
import type { Sheet, SheetText } from '../../translations/sheet-shape.ts';
import { textsIn, textsToCheck } from '../../translations/summary.ts';
import { StatusBadge } from '../cells/status-badge.tsx';
import { ViewTabs } from '../list-view/view-tabs.tsx';
import { sendRequest } from '../saving/send-request.ts';
import { usePanelLocale, useSay } from '../shell/use-say.ts';
import { fetchSheet, type Head, type Saved } from './sheet-requests.ts';
import { idOf, SheetTextRow } from './sheet-text.tsx';
import './sheet.css';

const clock = dateFormat({ hour: '2-digit', minute: '2-digit', timeZone: brand.timeZone });
const day = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

/** Languages as the reader names them. */
function useLanguageName(): (language: Language) => string {
  const locale = usePanelLocale();
  return (language) => languageName(language, locale);
}

function sentenceOf({ counts }: Head, english: string, say: Say): string {
  const { changed, missing, removed, current } = counts;
  const counted = (count: number, one: string, several: string): string[] =>
    count === 0 ? [] : [say(count === 1 ? one : several, { count, language: english })];
  const open = [
    ...counted(changed, '{count} text changed in the {language}', '{count} texts changed in the {language}'),
    ...counted(missing, '{count} is not translated', '{count} are not translated'),
    ...counted(removed, '{count} was removed in the {language}', '{count} were removed in the {language}'),
  ];
  if (open.length === 0)
    return say('All {count} texts follow the {language}.', { count: textsIn(counts), language: english });
  const rest = counted(current, 'The {count} other is up to date', 'The {count} others are up to date');
  return [open.join(say(', ')), ...rest].map((words) => say('{sentence}.', { sentence: words })).join(' ');
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

function When({ at }: { readonly at: string | undefined }) {
  const locale = usePanelLocale();
  return at ? (
    <time className="panel-quiet" dateTime={at}>
      {day(new Date(at), locale)}
    </time>
  ) : null;
}

function View({ address, name }: { readonly address: string | undefined; readonly name: string }) {
  const say = useSay();
  return address ? (
    <a className="panel-link" href={address} target="_blank" rel="noreferrer">
      {say('View')}
      <span className="panel-hidden"> {say('the {language} page', { language: name })}</span>
    </a>
  ) : null;
}

interface LanguagesProps {
  readonly sheet: Sheet;
  readonly language: Language;
  readonly onTakeOff: () => void;
  readonly onFirst: (isShown: boolean) => void;
}

/** State of both languages, with what takes each off the site. */
function Languages({ sheet, language, onTakeOff, onFirst }: LanguagesProps) {
  const say = useSay();
  const nameOf = useLanguageName();
  const english = nameOf(firstLanguage);
  const { of, source, translation, mayPublish } = sheet;
  const status = translationStatus(sheet);
  const isPage = isPageCollection(of);
  return (
    <div className="sheet__languages">
      <div>
        <b>{english}</b>
        {source.isOffSite ? (
          <StatusBadge kind="held" word={say('Taken off')} />
        ) : (
          <StatusBadge kind={sourceKinds[source.status]} word={say(source.status)} />
        )}
        <When at={source.updatedAt} />
        <View address={source.address} name={english} />
        {isPage && mayPublish && (
          <button type="button" className="panel-link" onClick={() => onFirst(source.isOffSite)}>
            {say(source.isOffSite ? 'Show {language} again' : 'Take {language} off', { language: english })}
          </button>
        )}
      </div>
      <div>
        <b lang={language.tag}>{language.name}</b>
        <StatusBadge kind={status.kind} word={say(status.word)} />
        <When at={translation.updatedAt} />
        <View address={translation.address} name={nameOf(language)} />
        {isPage && mayPublish && translation.isPublished && (
          <button type="button" className="panel-link" onClick={onTakeOff}>
            {say('Take {language} off', { language: nameOf(language) })}
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
  const say = useSay();
  const english = useLanguageName()(firstLanguage);
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
          {say('{label}: {placeholder} is missing. Put it in, or take it out of the {language}.', {
            label: incomplete.label,
            placeholder: incomplete.missingPlaceholders[0] ?? '',
            language: english,
          })}
          {go(incomplete, say('Go there'))}
        </p>
      )}
      {counts.changed > 0 && (
        <p data-kind="warns">
          {say(
            counts.changed === 1
              ? '{count} text has not been checked since the {language} changed. You can publish all the same.'
              : '{count} texts have not been checked since the {language} changed. You can publish all the same.',
            { count: counts.changed, language: english },
          )}
          {unchecked && go(unchecked, say('Check'))}
        </p>
      )}
      {counts.missing > 0 && counts.current + counts.changed > 0 && (
        <p data-kind="warns">
          {say(
            counts.missing === 1
              ? '{count} text is not translated: {language} shows there. You can publish all the same.'
              : '{count} texts are not translated: {language} shows there. You can publish all the same.',
            { count: counts.missing, language: english },
          )}
        </p>
      )}
      {source.status === 'Draft' && (
        <p data-kind="warns">
          {say('The {language} is a draft. The page appears once that is published too.', { language: english })}
        </p>
      )}
      {source.status === 'Published, with changes' && (
        <p data-kind="warns">{say('The {language} has changes that are not published.', { language: english })}</p>
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
  const nameOf = useLanguageName();
  const locale = usePanelLocale();
  const [english, name] = [nameOf(firstLanguage), nameOf(language)];
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
      : say('A text is not saved. See the message beside it.');
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
      isShown
        ? say('{language} is on the site again.', { language: english })
        : say('{language} is off the site. The {other} was not touched.', { language: english, other: name }),
    );
  const isOpen = texts.filter(({ state }) => state !== 'current').length;
  return (
    <main className="sheet">
      <header className="sheet__head">
        <div>
          <h1>{title}</h1>
          <p className="panel-words">{sentenceOf(sheet, english, say)}</p>
        </div>
        <div className="panel-row sheet__actions">
          <span className="panel-quiet" role="status">
            {waiting > 0 ? say('Saving …') : savedAt && say('Saved {time}', { time: clock(new Date(savedAt), locale) })}
          </span>
          {record !== 'all' && (
            <a className="panel-button" href={`/admin/collections/${of}/${record}`}>
              {say('Edit {language}', { language: english })}
            </a>
          )}
          {mayPublish && (
            <button
              type="button"
              className="panel-button"
              data-main
              disabled={isBusy}
              onClick={() =>
                void act(
                  'publish',
                  place,
                  say('Published: {language}. The {other} was not touched.', {
                    language: language.name,
                    other: english,
                  }),
                )
              }
            >
              {say('Publish {language}', { language: name })}
            </button>
          )}
        </div>
      </header>
      <Notices {...{ sheet, notice, onGo }} />
      <Languages
        {...{ sheet, language, onFirst }}
        onTakeOff={() =>
          void act(
            'take-off',
            place,
            say('{language} is off the site. The {other} was not touched.', { language: name, other: english }),
          )
        }
      />
      <nav aria-label={say('Which texts')}>
        <ViewTabs
          tabs={[
            { name: say('To check'), href: here, count: textsToCheck(counts), isCurrent: tab === 'check' },
            {
              name: say('All'),
              href: `${here}?tab=all`,
              count: textsIn(counts) + counts.removed,
              isCurrent: tab === 'all',
            },
          ]}
        />
      </nav>
      <div className="sheet__columns">
        <p className="panel-quiet">
          {isOpen > 0 ? say('{count} to check. Ctrl+Enter: next text', { count: isOpen }) : say('Nothing to check')}
        </p>
        <div>
          <h2>{english}</h2>
          <p className="panel-quiet">
            {withElements(say('{struck} went out, {underlined} came in'), {
              struck: <del>{say('struck')}</del>,
              underlined: <ins>{say('underlined')}</ins>,
            })}
          </p>
        </div>
        <div>
          <h2 lang={language.tag}>{language.name}</h2>
          <p className="panel-quiet">{say('What you write here is a draft until you publish it')}</p>
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
            {say('{count} more records', { count: left })}
          </a>
        </p>
      )}
      {tab === 'check' && counts.current > 0 && (
        <p>
          <a className="panel-link" href={`${here}?tab=all`}>
            {say('Show the {count} that are up to date', { count: counts.current })}
          </a>
        </p>
      )}
    </main>
  );
}
