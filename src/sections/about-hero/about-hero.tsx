import type { HeadingLine } from '../../site/page-types.ts';
import { sitePicture } from '../../site/site-pictures.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './about-hero.module.css';

export interface AboutHeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide: readonly HeadingLine[];
    readonly narrow: readonly HeadingLine[];
  };
  readonly notice: { readonly name: string; readonly text: string };
}

const tower = sitePicture(
  'about/tower',
  'Our building cut open: nine floors, the ninth full of signals, and no fourth.',
);

/** The building beside the words, and both of them in the water. */
export function AboutHero({ heading, notice }: AboutHeroProps) {
  return (
    <section className={styles.hero} data-sea="tile" data-tide="high">
      <svg className={styles.sun} data-ink="taxi" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <circle cx="48" cy="48" r="48" />
      </svg>
      <p className={styles.notice}>
        <b>
          <Signal name="9" /> {notice.name}
        </b>
        {notice.text}
      </p>
      <div className={styles.heading}>
        <Poster as="h1" text={heading.text} wide={heading.wide} narrow={heading.narrow} dips />
      </div>
      <Picture {...tower} sizes="24vw" first className={styles.tower} />
    </section>
  );
}
