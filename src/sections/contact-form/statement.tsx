import type { InterfaceWords } from '../../i18n/interface-words.ts';
import { useWords } from '../../i18n/language-context.ts';
import styles from './statement.module.css';

export interface StatementProps {
  /** Date of the wording, `2026-12-01`. */
  readonly version: string;
  readonly rows: Readonly<Record<keyof InterfaceWords['personalData']['rows'], string>>;
}

/** Anchor of the statement, for the link at the button. */
export const statementId = 'statement';

const order = ['purpose', 'needed', 'kept', 'seenBy', 'howLong', 'rights'] as const;

/** Statement on personal data beside a form: open at first, folded by the visitor. */
export function Statement({
  rows,
  className = '',
}: Pick<StatementProps, 'rows'> & { readonly className?: string | undefined }) {
  const { personalData: words } = useWords();
  return (
    <details className={`${styles.statement} ${className}`} id={statementId} open>
      <summary>
        <span>{words.heading}</span>
      </summary>
      <dl>
        {order.map((name) => (
          <div key={name}>
            <dt>{words.rows[name]}</dt>
            <dd>{rows[name]}</dd>
          </div>
        ))}
      </dl>
      <a href="/privacy-policy">{words.policy}</a>
    </details>
  );
}
