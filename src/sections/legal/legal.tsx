import { legalDate } from '../../config/brand/dates.ts';
import type { Link } from '../../domain/navigation.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { hasWater } from '../../ui/poster/stop-motion.tsx';
import styles from './legal.module.css';
import type { LegalPage } from './legal-page.ts';
import { LegalSection } from './legal-section.tsx';

const slices = [styles.first, styles.second, styles.third];

/** Width of the first letter's left side bearing. */
const initialOf = (title: string): 'straight' | 'round' | undefined =>
  /^[BDEFHIKLMNPRS]/.test(title) ? 'straight' : /^[CGOQ]/.test(title) ? 'round' : undefined;

/** Maximum title length on one line; Chinese characters count twice. */
const inOneLine = 17;

const isLong = (title: string): boolean =>
  [...title].reduce((width, letter) => width + (letter > '\u2e7f' ? 2 : 1), 0) > inOneLine;

interface LegalProps {
  readonly page: Omit<LegalPage, 'description'>;
  /** Links to all legal pages, including the current one. */
  readonly links: readonly Link[];
}

export function Legal({ page, links }: LegalProps) {
  const long = isLong(page.title);
  const language = useLanguage();
  const { legal: words } = useWords();
  return (
    <article className={styles.page}>
      <header className={`grid ${styles.head}`}>
        <nav className={styles.others} aria-label={words.pages}>
          {links.map(({ href, label }) => (
            <a key={href} href={href} aria-current={href === `/${page.slug}` ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.title} data-initial={initialOf(page.title)} data-long={long || undefined}>
          <h1>{page.title}</h1>
          {hasWater &&
            !long &&
            slices.map((slice) => (
              <span key={slice} className={`${styles.inWater} ${slice}`} aria-hidden="true">
                {page.title}
              </span>
            ))}
          <Icon name="t" className={styles.icon} />
        </div>
      </header>
      <div className={`grid ${styles.lead}`}>
        {page.lastUpdated && (
          <p className={styles.date}>
            {words.updated}
            <time dateTime={page.lastUpdated}>{legalDate(page.lastUpdated, language)}</time>
          </p>
        )}
        <p className={styles.leadText}>{page.lead}</p>
      </div>
      <div className={`grid ${styles.body}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{words.contents}</h2>
          <ol>
            {page.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {page.sections.map((section, index) => (
            <LegalSection key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}
