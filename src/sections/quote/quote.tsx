import type { Mark as MarkData } from '../../domain/mark.ts';
import type { Picture as PictureData } from '../../domain/picture.ts';
import { Button } from '../../ui/button/button.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './quote.module.css';

export interface QuoteProps {
  readonly company: string;
  readonly quote: string;
  /** Role instead of a name, because quotes are not from real clients. */
  readonly person: string;
  readonly position: string;
  readonly link: { readonly href: string; readonly label: string };
  readonly picture: PictureData;
  /** Logo of the company. */
  readonly logo: MarkData;
}

export function Quote({ company, quote, person, position, link, picture, logo }: QuoteProps) {
  return (
    <figure className={`grid ${styles.quote}`}>
      <Mascot name="cross" ink="accent3" className={styles.mascot} />
      <blockquote className={`statement ${styles.words}`}>
        <p>{quote}</p>
      </blockquote>
      <div className={styles.frame}>
        <Picture {...picture} sizes="(max-width: 768px) 100vw, 42vw" className={styles.picture} />
      </div>
      <figcaption className={styles.caption}>
        <Mark {...logo} className={styles.logo} />
        <b>{person}</b>
        <span>
          {company}, {position}
        </span>
        <Button href={link.href} className={styles.button}>
          {link.label}
        </Button>
      </figcaption>
    </figure>
  );
}
