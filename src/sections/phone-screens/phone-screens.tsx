import type { Picture as PictureData } from '../../domain/picture.ts';
import { Button } from '../../ui/button/button.tsx';
import { type Copy, Paragraphs } from '../../ui/paragraphs/paragraphs.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { ShipDrawing } from '../pricing-cards/ship-drawing.tsx';
import styles from './phone-screens.module.css';

export interface PhoneScreensProps {
  readonly title: string;
  readonly titleLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly text: Copy;
  readonly button: { readonly text: string; readonly link: string };
  /** Phone screenshots from left to right; the last may extend over the edge. */
  readonly pictures: readonly PictureData[];
}

/** Info row with floating phones and an approaching ship. */
export function PhoneScreens({ title, titleLines, text, button, pictures }: PhoneScreensProps) {
  return (
    <div className={`grid ${styles.section}`} data-part="info-row">
      <div className={styles.words}>
        <Poster text={title} wide={titleLines?.wide} narrow={titleLines?.narrow} />
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
        <Button href={button.link}>{button.text}</Button>
      </div>
      <ShipDrawing size={1} className={styles.ship} />
      <ul className={styles.phones}>
        {pictures.map((picture) => (
          <li key={picture.url} className={styles.phone}>
            <Picture {...picture} sizes="(max-width: 768px) 44vw, 22vw" className={styles.screen} />
          </li>
        ))}
      </ul>
      <div className={styles.water} aria-hidden="true">
        {pictures.map(({ url }) => (
          <i key={url} />
        ))}
      </div>
    </div>
  );
}
