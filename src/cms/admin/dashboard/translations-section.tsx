import { firstLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../../lib/brand-shape.ts';
import { formatArrival } from '../../dashboard/clock.ts';
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
}

/** Lists translations that no longer follow the source, and those that wait to be published. */
export function TranslationsSection({ language, entries, now }: Props) {
  const changed = entries.filter(({ state }) => state === 'changed');
  const texts = textsToCheck(changed.reduce((sum, { counts }) => addCounts(sum, counts), noTexts));
  const urgent = entries.filter(({ state }) => state === 'changed' || state === 'ready');
  return (
    <Section
      id={`translations-${language.code}`}
      title={`Translations: ${languageName(language)}`}
      count={entries.length}
      link={{ href: `/admin/translations?language=${language.code}`, text: 'All translations' }}
    >
      {texts > 0 && (
        <p>
          <a className="panel-link" href={`/admin/translations?language=${language.code}&tab=changed`}>
            {texts} {texts === 1 ? 'text' : 'texts'} changed in {languageName(firstLanguage)}
          </a>
        </p>
      )}
      <ul className="panel-list" data-lines>
        {urgent.slice(0, most).map(({ of, record, title, kind, state, counts, sourceUpdatedAt }) => (
          <Row
            key={`${of} ${record}`}
            before={<StateBadge state={state} words={describeState(state, counts)} />}
            href={`/admin/translations/${of}/${record}/${language.code}`}
            title={title}
            below={kind}
            after={<time dateTime={sourceUpdatedAt}>{formatArrival(sourceUpdatedAt, now)}</time>}
          />
        ))}
      </ul>
    </Section>
  );
}
