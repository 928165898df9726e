import { Button } from '../../ui/button/button.tsx';
import { Cast, type Person } from '../../ui/cast/cast.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './colour-cta.module.css';

export interface ColourCtaProps {
  readonly title: string;
  readonly titleLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly statement: string;
  readonly text: string;
  readonly button: { readonly href: string; readonly label: string };
  /** A shop's shutter above the title, half rolled up; the title takes the whole measure. */
  readonly shutter?: boolean;
  /** Somebody of the cast who stands on the title. */
  readonly person?: { readonly person: Person; readonly ink: string };
}

/** From the widest to the narrowest: the gaps grow towards the hem. */
const slats = [1, 2, 3, 4, 5, 6, 7] as const;

/** A flat colour, the largest word on the page, and one thing to do. */
export function ColourCta({ title, titleLines, statement, text, button, person, shutter = false }: ColourCtaProps) {
  return (
    <div className={`grid ${styles.section}`} data-shutter={shutter || undefined}>
      {shutter && (
        <div className={styles.shutter} aria-hidden="true">
          {slats.map((slat) => (
            <span key={slat} />
          ))}
        </div>
      )}
      <div className={styles.title}>
        {person && <Cast {...person} className={styles.person} />}
        <Poster text={title} wide={titleLines?.wide} narrow={titleLines?.narrow} />
      </div>
      <div className={styles.words}>
        <p className={styles.statement}>{statement}</p>
        <p className={styles.text}>{text}</p>
        <Button href={button.href} large>
          {button.label}
        </Button>
      </div>
    </div>
  );
}
