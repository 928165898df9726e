import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { firstLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../../lib/brand-shape.ts';
import { isStaff } from '../../access/may.ts';
import { formatArrival } from '../../dashboard/clock.ts';
import { type PanelI18n, panelLocale, type Say, sayIn } from '../../panel/say.ts';
import { withElements } from '../../panel/with-elements.tsx';
import { type Entry, isToDo, pluralOf, readEntries, sheetsWith } from '../../translations/entries.ts';
import { languageName, otherLanguages } from '../../translations/language-names.ts';
import { mayPublish, mayTranslate, readableCollections } from '../../translations/rights.ts';
import { describeState, textsIn, textsToCheck } from '../../translations/summary.ts';
import { PageLinks } from '../list-view/page-links.tsx';
import { ViewTabs } from '../list-view/view-tabs.tsx';
import { PanelView } from '../shell/panel-view.tsx';
import '../list-view/list-view.css';
import { ListFilter } from './list-filter.tsx';
import { PublishButton } from './publish-button.tsx';
import { StateBadge } from './state-badge.tsx';
import './translations-view.css';

/** Rows on a page of the list. */
const most = 50;

const tabs = [
  { name: 'To do', key: '', holds: isToDo },
  { name: 'English changed', key: 'changed', holds: ({ state }: Entry) => state === 'changed' },
  { name: 'Draft', key: 'draft', holds: ({ state }: Entry) => state === 'draft' },
  { name: 'Ready', key: 'ready', holds: ({ state }: Entry) => state === 'ready' },
  { name: 'Not begun', key: 'not-begun', holds: ({ state }: Entry) => state === 'not begun' },
  { name: 'Up to date', key: 'up-to-date', holds: ({ state }: Entry) => state === 'up to date' },
] as const;

const stateWords = {
  'not begun': 'Not begun',
  draft: 'Draft',
  changed: 'Changed',
  ready: 'Ready',
  'up to date': 'Up to date',
} as const;

function detailOf({ state, counts, isSourcePublished }: Entry, from: string, say: Say): string | undefined {
  const count = textsToCheck(counts);
  if (state === 'changed')
    return say(count === 1 ? '{language} changed since: {count} text' : '{language} changed since: {count} texts', {
      language: from,
      count,
    });
  if (state === 'not begun')
    return isSourcePublished ? undefined : say('Waits: {language} is a draft', { language: from });
  return state === 'up to date' ? undefined : describeState(state, counts, say);
}

const hrefOf = ({ of, record }: Entry, { code }: Language): string => `/admin/translations/${of}/${record}/${code}`;

interface RowProps {
  readonly entry: Entry;
  readonly language: Language;
  readonly now: number;
  readonly mayWrite: boolean;
  readonly mayPublish: boolean;
  readonly i18n: PanelI18n;
}

function Action({ entry, language, mayWrite, mayPublish, i18n }: RowProps) {
  const say = sayIn(i18n);
  const { of, record, state, title } = entry;
  const href = hrefOf(entry, language);
  const link = (text: string) => (
    <a className="panel-button" href={href}>
      {text}
      <span className="panel-hidden">{say(': {title}', { title })}</span>
    </a>
  );
  if (state === 'ready' && mayPublish)
    return (
      <PublishButton
        {...{ of, record, title }}
        language={language.code}
        text={say('Publish {language}', { language: languageName(language, panelLocale(i18n)) })}
      />
    );
  if (state === 'up to date' || state === 'ready' || !mayWrite)
    return (
      <a className="panel-link" href={href}>
        {say('View')}
        <span className="panel-hidden">{say(': {title}', { title })}</span>
      </a>
    );
  return link(state === 'not begun' ? say('Begin') : say('Continue'));
}

function Row(props: RowProps) {
  const { entry, language, now, i18n } = props;
  const say = sayIn(i18n);
  const { title, kind, state, counts, sourceUpdatedAt } = entry;
  const all = textsIn(counts);
  const done = { count: counts.current, total: all };
  return (
    <tr>
      <td>
        <a className="list-view__title" href={hrefOf(entry, language)}>
          {title}
        </a>
        <small>{say(kind)}</small>
      </td>
      <td>
        <StateBadge state={state} words={say(stateWords[state])} />
        <small>{detailOf(entry, languageName(firstLanguage, panelLocale(i18n)), say)}</small>
      </td>
      <td>
        {say('{count} of {total}', done)}
        <progress max={all || 1} value={counts.current} aria-label={say('{count} of {total} texts', done)} />
      </td>
      <td>
        <time dateTime={sourceUpdatedAt}>{formatArrival(sourceUpdatedAt, now, i18n)}</time>
      </td>
      <td>
        <Action {...props} />
      </td>
    </tr>
  );
}

/** Address of the list with these parameters; empty ones are left out. */
function addressWith(parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return `/admin/translations${query.size > 0 ? `?${query}` : ''}`;
}

const one = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');

/** List of translations: state of each page, case, article, job and shared list in a language. */
export async function TranslationsView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req;
  const say = sayIn(i18n);
  if (!user || !isStaff(user)) redirect('/admin/login?redirect=%2Fadmin%2Ftranslations');
  const language = otherLanguages.find(({ code }) => code === searchParams.language) ?? otherLanguages[0];
  const collections = readableCollections(user);
  if (!language || collections.length === 0) redirect('/admin');
  const now = Date.now();
  const [words, kind] = [one(searchParams.search).trim(), one(searchParams.kind)];
  const entries = await readEntries(payload, language, collections, i18n);
  const found = words === '' ? undefined : await sheetsWith(payload, language, words);
  const matches = entries.filter(
    ({ of, record, title }) =>
      (kind === '' || of === kind) &&
      (!found || found.has(`${of} ${record}`) || title.toLowerCase().includes(words.toLowerCase())),
  );
  const tab = tabs.find(({ key }) => key === one(searchParams.tab)) ?? tabs[0];
  const shown = matches.filter(tab.holds);
  const last = Math.ceil(shown.length / most);
  const page = Math.max(1, Math.min(last, Number(one(searchParams.page)) || 1));
  const isDefault = language === otherLanguages[0];
  const parameters = { language: isDefault ? '' : language.code, search: words, kind, tab: tab.key };
  const { search: _search, kind: _kind, ...kept } = parameters;
  const locale = panelLocale(i18n);
  const [from, to] = [languageName(firstLanguage, locale), languageName(language, locale)];
  return (
    <PanelView {...{ initPageResult, params, searchParams }}>
      <main className="list-view">
        <SetStepNav nav={[{ label: say('Translations') }]} />
        <h1>{say('Translations')}</h1>
        <p className="panel-words">
          {withElements(
            say('{from} is written first; {language} follows. Each text remembers which {from} it was made from.', {
              from,
            }),
            { language: <span lang={language.tag}>{language.name}</span> },
          )}
        </p>
        {otherLanguages.length > 1 && (
          <nav className="panel-row" aria-label={say('Language')}>
            {otherLanguages.map((other) => (
              <a
                key={other.code}
                className="panel-button"
                href={addressWith({ ...parameters, language: other.code })}
                aria-current={other === language ? 'true' : undefined}
              >
                {languageName(other, locale)}
              </a>
            ))}
          </nav>
        )}
        <nav aria-label={say('Which translations')}>
          <ViewTabs
            tabs={tabs.map(({ name, key, holds }) => ({
              name: say(name),
              href: addressWith({ ...parameters, tab: key }),
              count: matches.filter(holds).length,
              isCurrent: key === tab.key,
            }))}
          />
        </nav>
        <ListFilter
          {...{ words, kind }}
          kinds={collections.map((of) => ({ value: of, label: pluralOf(payload, of, i18n) }))}
          kept={Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ''))}
        />
        {shown.length === 0 ? (
          <p className="panel-words">{words || kind ? say('Nothing found.') : say('Nothing here right now.')}</p>
        ) : (
          <table className="list-view__table translations__table">
            <thead>
              <tr>
                <th scope="col">{say('Record')}</th>
                <th scope="col" lang={language.tag}>
                  {language.name}
                </th>
                <th scope="col">{say('Texts')}</th>
                <th scope="col">{say('{language} changed', { language: from })}</th>
                <th scope="col">
                  <span className="panel-hidden">{say('Action')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.slice((page - 1) * most, page * most).map((entry) => (
                <Row
                  key={`${entry.of} ${entry.record}`}
                  {...{ entry, language, now, i18n }}
                  mayWrite={mayTranslate(user, entry.of, 'update')}
                  mayPublish={mayPublish(payload, user, entry.of)}
                />
              ))}
            </tbody>
          </table>
        )}
        <PageLinks
          {...{ page, last, say }}
          hrefOf={(to) => addressWith({ ...parameters, page: to === 1 ? '' : String(to) })}
        />
        <p className="panel-quiet">
          {say(
            'A record without {to} shows no {to} page and no link to one. A {to} page whose {from} has changed stays up until you publish it again.',
            { from, to },
          )}
        </p>
      </main>
    </PanelView>
  );
}
