import { Button } from '../../ui/button/button.tsx';
import { Mascot, type MascotName } from '../../ui/mascot/mascot.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './colour-cta.module.css';

export interface ColourCtaProps {
  readonly title: string;
  readonly titleLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly statement: string;
  readonly text: string;
  readonly button: { readonly href: string; readonly label: string };
  /** Draws a half-open shutter above the title, which then spans the width. */
  readonly shutter?: boolean;
  /** Mascot on the title. */
  readonly mascot?: { readonly name: MascotName; readonly ink: string };
}

/** Slats from the widest to the narrowest. */
const slats = [1, 2, 3, 4, 5, 6, 7] as const;

/** Call to action: flat colour, very large title and one button. */
export function ColourCta({ title, titleLines, statement, text, button, mascot, shutter = false }: ColourCtaProps) {
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
        {mascot && <Mascot {...mascot} className={styles.mascot} />}
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
