import { firstLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../../lib/brand-shape.ts';
import { formatArrival } from '../../dashboard/clock.ts';
import { type PanelI18n, panelLocale, sayIn } from '../../panel/say.ts';
import { shownTitle } from '../../records/untitled.ts';
import type { Entry } from '../../translations/entries.ts';
import { languageName } from '../../translations/language-names.ts';
import { addCounts, describeState, noTexts, textsToCheck } from '../../translations/summary.ts';
import { StateBadge } from '../translations/state-badge.tsx';
import { Row, Section } from './parts.tsx';

/** Rows shown; more are in the list. */
const most = 5;

interface Props {
  readonly language: Language;
  readonly entries: readonly Entry[];
  readonly now: number;
  readonly i18n: PanelI18n;
}

/** Lists translations that no longer follow the source, and those that wait to be published. */
export function TranslationsSection({ language, entries, now, i18n }: Props) {
  const say = sayIn(i18n);
  const locale = panelLocale(i18n);
  const changed = entries.filter(({ state }) => state === 'changed');
  const texts = textsToCheck(changed.reduce((sum, { counts }) => addCounts(sum, counts), noTexts));
  const urgent = entries.filter(({ state }) => state === 'changed' || state === 'ready');
  return (
    <Section
      id={`translations-${language.code}`}
      title={say('Translations: {language}', { language: languageName(language, locale) })}
      count={entries.length}
      link={{ href: `/admin/translations?language=${language.code}`, text: say('All translations') }}
    >
      {texts > 0 && (
        <p>
          <a className="panel-link" href={`/admin/translations?language=${language.code}&tab=changed`}>
            {say(texts === 1 ? '{count} text changed in {language}' : '{count} texts changed in {language}', {
              count: texts,
              language: languageName(firstLanguage, locale),
            })}
          </a>
        </p>
      )}
      <ul className="panel-list" data-lines>
        {urgent.slice(0, most).map(({ of, record, title, kind, state, counts, sourceUpdatedAt }) => (
          <Row
            key={`${of} ${record}`}
            before={<StateBadge state={state} words={describeState(state, counts, say)} />}
            href={`/admin/translations/${of}/${record}/${language.code}`}
            title={shownTitle(title, say)}
            below={kind}
            after={<time dateTime={sourceUpdatedAt}>{formatArrival(sourceUpdatedAt, now, i18n)}</time>}
          />
        ))}
      </ul>
    </Section>
  );
}
