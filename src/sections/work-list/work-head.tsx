import type { WorkListing } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { withQuery } from '../../lib/query.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { Hero, type HeroProps } from '../hero/hero.tsx';
import styles from './work-head.module.css';

export interface WorkHeadProps {
  /** Undefined if another section opens the page. */
  readonly opening: Pick<HeroProps, 'heading' | 'note'> | undefined;
  readonly filters: WorkListing['filters'];
  readonly type: string | undefined;
  readonly view: 'grid' | 'list';
}

const views = [
  { view: 'grid', icon: 'M0 0h14v10H0zM16 0h8v16h-8zM0 12h8v12H0zM10 18h14v6H10zM10 12h4v4h-4z' },
  { view: 'list', icon: 'M0 1h24v5H0zM0 10h17v5H0zM0 19h21v5H0z' },
] as const;

/** Low heading above the list view, which keeps the names in the first view. */
const lowRooms = {
  wide: { total: 5.4, tallest: 6.2, least: 2 },
  narrow: { total: 5.4, tallest: 7, least: 4 },
};

function Opening({ heading, note, view }: NonNullable<WorkHeadProps['opening']> & Pick<WorkHeadProps, 'view'>) {
  if (view === 'list')
    return (
      <div className={styles.low} data-part="opening">
        <Poster as="h1" text={heading.text} room={lowRooms} />
      </div>
    );
  return (
    <div data-part="opening">
      <Hero
        heading={heading}
        note={note}
        water="accent6"
        shapes={[{ shape: 'triangle', ink: 'accent3', place: 'between' }]}
      />
    </div>
  );
}

export function WorkHead({ opening, filters, type, view }: WorkHeadProps) {
  const { work: words } = useWords();
  const viewParameter = view === 'list' ? 'list' : undefined;
  return (
    <>
      {opening && <Opening {...opening} view={view} />}
      <div className={styles.bar} data-ground="accent6">
        <p className="visually-hidden" role="status" data-part="status" />
        <nav aria-label={words.types}>
          <ul className={styles.filters}>
            {filters.map(({ slug, label, count }) => (
              <li key={label}>
                <a
                  data-part="choice"
                  href={withQuery('/work', { type: slug, view: viewParameter })}
                  aria-current={slug === type ? 'true' : undefined}
                >
                  {label}
                  <span className={styles.count}>
                    {count}
                    <span className="visually-hidden"> {words.cases(count)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={words.view}>
          <ul className={styles.views}>
            {views.map((one) => (
              <li key={one.view}>
                <a
                  data-part="choice"
                  href={withQuery('/work', { type, view: one.view === 'list' ? 'list' : undefined })}
                  aria-current={one.view === view ? 'true' : undefined}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d={one.icon} />
                  </svg>
                  {words[one.view]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
