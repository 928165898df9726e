import { useWords } from '../../i18n/language-context.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './next-case.module.css';

const rooms = { wide: { total: 16, tallest: 18 }, narrow: { total: 30, tallest: 30 } };

export function NextCase({
  title,
  slug,
  ink,
}: {
  readonly title: string;
  readonly slug: string;
  readonly ink: string;
}) {
  const words = useWords();
  return (
    <a className={styles.next} href={`/work/${slug}`} data-ink={ink}>
      <span className={styles.label}>
        {words.case.next} <Icon name="triangle-down" className={styles.arrow} />
      </span>
      <Poster as="span" text={title} room={rooms} />
    </a>
  );
}
