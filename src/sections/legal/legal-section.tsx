import type { LegalBlock, LegalSection as LegalSectionData } from './legal-page.ts';
import styles from './legal-section.module.css';

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

/** Section in two columns: a plain summary on the left, the policy on the right. */
export function LegalSection({ section, number }: { readonly section: LegalSectionData; readonly number: number }) {
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
