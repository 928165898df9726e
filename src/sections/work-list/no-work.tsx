import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './no-work.module.css';

interface NoWorkWords {
  readonly statement: string;
  readonly text: string;
}

export interface NoWorkProps {
  readonly type: string | undefined;
  readonly words: { readonly ofType: (type: string) => NoWorkWords; readonly atAll: NoWorkWords };
}

/** Text and links for an empty list. */
export function NoWork({ type, words }: NoWorkProps) {
  const { work, page } = useWords();
  const { statement, text } = type ? words.ofType(type) : words.atAll;
  return (
    <section className={`grid ${styles.empty}`}>
      <div className={styles.words}>
        <p className="statement">{statement}</p>
        <p>{text}</p>
        <Button href={type ? '/work' : '/contact-us'}>{type ? work.allWork : page.contact}</Button>
      </div>
    </section>
  );
}
