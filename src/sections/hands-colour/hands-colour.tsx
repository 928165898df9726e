import type { Picture as PictureData } from '../../domain/picture.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './hands-colour.module.css';

const layers = ['robot', 'human', 'sign-left', 'sign-right', 'robot-thumb', 'human-thumb'] as const;

export interface HandsColourProps {
  /** Hands, thumbs and both halves of the icon, as layers of one size. */
  readonly pictures: Readonly<Record<(typeof layers)[number], PictureData>>;
  readonly title: string;
  readonly text: string;
  readonly button: { readonly href: string; readonly label: string };
}

/** Hands of a robot and a person, each with half of the sign. */
export function HandsColour({ pictures, title, text, button }: HandsColourProps) {
  const words = useWords();
  return (
    <div className={styles.section}>
      <div className={styles.hands} role="img" aria-label={words.hands}>
        {layers.map((name) => (
          <Picture key={name} {...pictures[name]} sizes="100vw" className={styles.layer} />
        ))}
      </div>
      <div className={`grid ${styles.words}`}>
        <div className={styles.title}>
          <Poster text={title} />
        </div>
        <div className={styles.text}>
          <p>{text}</p>
          <Button href={button.href}>{button.label}</Button>
        </div>
      </div>
    </div>
  );
}
