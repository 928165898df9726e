import type { Picture as PictureData } from '../../domain/picture.ts';
import type { Ground } from '../../lib/media/colours.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { Tags } from '../../ui/tag/tag.tsx';
import styles from './services-accordion.module.css';

export interface ServiceRow {
  readonly title: string;
  readonly tags: readonly string[];
  readonly url: string;
  readonly ground: Ground;
  readonly heading: string;
  readonly body: string;
  readonly picture: PictureData;
  /** Background picture, behind the other one. */
  readonly background: PictureData;
  readonly button: string;
  readonly review: string;
  readonly reviewer: string;
}

/** Cap heights of the word in per cent of its width: low while closed, tall once open. */
const caps = { closed: 11, closedNarrow: 17, open: 15, openNarrow: 27 };

export interface ServicesAccordionProps {
  readonly rows: readonly ServiceRow[];
  /** Index of the row that is open initially; -1 for none. */
  readonly open?: number;
  /** Level of the headings: 2 if no heading stands above. */
  readonly level?: 2 | 3;
}

/** Accordion of one word per row; the open row spans the width on its page's ground. */
export function ServicesAccordion({ rows, open = 0, level = 3 }: ServicesAccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.rows} data-motion="nearest steady">
      {rows.map(({ title, tags, url, ground, heading, body, button, review, reviewer, picture, background }, index) => (
        <details key={title} className={styles.row} name="services" open={index === open} data-open-ground={ground}>
          <summary className={styles.summary}>
            <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>
            <Heading className={styles.word}>
              <span className="visually-hidden">{title}</span>
              <PosterLines className={styles.low} lines={[{ text: title, cap: caps.closed }]} />
              <PosterLines
                className={styles.lowNarrow}
                lines={[{ text: title, cap: caps.closedNarrow }]}
                readable={4}
              />
              <PosterLines className={styles.tall} lines={[{ text: title, cap: caps.open }]} />
              <PosterLines className={styles.tallNarrow} lines={[{ text: title, cap: caps.openNarrow }]} readable={4} />
            </Heading>
            <Tags tags={tags} className={styles.tags ?? ''} inline />
            <Icon name="triangle-down" className={styles.arrow} />
          </summary>
          <div className={`grid ${styles.content}`}>
            <p className={styles.heading}>{heading}</p>
            <div className={styles.body}>
              <p>{body}</p>
              <Button href={url}>{button}</Button>
            </div>
            <blockquote className={styles.review}>
              <p>{review}</p>
              <footer>{reviewer}</footer>
            </blockquote>
            <div className={styles.scene}>
              <Picture {...background} sizes="100vw" className={styles.background} />
              <Picture {...picture} sizes="(max-width: 768px) 60vw, 34vw" className={styles.picture} />
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}
