import { legalDate } from '../../site/dates.ts';
import type { LegalBlock, LegalPage, LegalSection } from '../../site/legal/types.ts';
import { legalLinks } from '../../site/navigation.ts';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './legal.module.css';

function Block({ block }: { readonly block: LegalBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'list') {
    return (
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <table>
      <caption className="visually-hidden">{block.caption}</caption>
      <tbody>
        {block.rows.map(([term, detail]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{detail}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Section({ section, number }: { readonly section: LegalSection; readonly number: number }) {
  return (
    <section className={styles.section} id={section.id} aria-labelledby={`${section.id}-heading`}>
      <div className={styles.plain}>
        <span>{number}</span>
        <p>{section.summary}</p>
      </div>
      <div className={styles.text}>
        <h2 id={`${section.id}-heading`}>{section.heading}</h2>
        {section.body.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a policy have no name and never move.
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  );
}

const slices = [styles.first, styles.second, styles.third];

/** Two voices: a short plain line on the left, the policy on the right. */
export function Legal({ page }: { readonly page: LegalPage }) {
  return (
    <article className={styles.page}>
      <header className={`grid ${styles.head}`}>
        <nav className={styles.others} aria-label="Legal pages">
          {legalLinks.map(({ href, label }) => (
            <a key={href} href={href} aria-current={href === `/${page.slug}` ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.title}>
          <h1>{page.title}</h1>
          {slices.map((slice) => (
            <span key={slice} className={`${styles.sunk} ${slice}`} aria-hidden="true">
              {page.title}
            </span>
          ))}
          <Signal name="1" className={styles.signal} />
        </div>
      </header>
      <div className={`grid ${styles.lead}`}>
        {page.lastUpdated && (
          <p className={styles.date}>
            Last updated
            <time dateTime={page.lastUpdated}>{legalDate(page.lastUpdated)}</time>
          </p>
        )}
        <p className={styles.leadText}>{page.lead}</p>
      </div>
      <div className={`grid ${styles.body}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">On this page</h2>
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
            <Section key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}
