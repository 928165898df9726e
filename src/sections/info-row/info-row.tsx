import type { Picture as PictureData } from '../../shared/picture.ts';
import { Button } from '../../ui/button/button.tsx';
import { type Copy, Paragraphs } from '../../ui/paragraphs/paragraphs.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { SignalMask, type SignalMaskProps } from '../../ui/signal-mask/signal-mask.tsx';
import styles from './info-row.module.css';
import { StruckWords, type StruckWordsProps } from './struck-words.tsx';

interface Row {
  readonly title: string;
  readonly text: Copy;
  /** The side on which the picture stands. */
  readonly side?: 'left' | 'right';
  /** `about` is what a short text leaves out, for whoever hears the link by itself. */
  readonly button?: { readonly text: string; readonly about?: string; readonly link: string };
  /** How loud it is: a poster beside a masked picture, or a quiet statement beside a plain one. */
  readonly voice?: 'poster' | 'statement';
  readonly titleLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly signal?: SignalMaskProps['signal'];
  /**
   * Share of the measure that the picture takes; as a `band` it runs from edge to edge over the
   * words.
   */
  readonly split?: 'half' | 'wide' | 'narrow' | 'band';
  /**
   * The picture has the section's colour behind it, so it is shown whole and stands on the
   * section's foot.
   */
  readonly whole?: boolean;
}

/** Either has a picture, or a list that is drawn in type. */
export type PictureRow = Row & { readonly picture: PictureData; readonly struck?: undefined };
export type InfoRowProps = PictureRow | (Row & { readonly picture?: undefined; readonly struck: StruckWordsProps });

/** A picture, and beside it what it means. */
export function InfoRow({
  title,
  text,
  picture,
  struck,
  side = 'left',
  button,
  voice = 'statement',
  titleLines,
  signal,
  split = 'half',
  whole = false,
}: InfoRowProps) {
  const image = struck ? (
    <StruckWords {...struck} />
  ) : (
    <Picture
      {...picture}
      sizes={split === 'band' ? '100vw' : '(max-width: 768px) 100vw, 58vw'}
      className={styles.picture}
    />
  );
  return (
    <div
      className={`grid ${styles.row}`}
      data-part="info-row"
      data-side={side}
      data-split={split}
      data-voice={voice}
      data-whole={whole || undefined}
    >
      <div className={struck ? `${styles.frame} ${styles.struck}` : styles.frame}>
        {/* Words would be cut by the signal's edges. */}
        {signal && !struck ? (
          <SignalMask signal={signal} className={styles.mask ?? ''}>
            {image}
          </SignalMask>
        ) : (
          image
        )}
      </div>
      <div className={styles.words}>
        {voice === 'poster' ? (
          <Poster text={title} wide={titleLines?.wide} narrow={titleLines?.narrow} />
        ) : (
          <h2 className={styles.title}>{title}</h2>
        )}
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
        {button && (
          <Button href={button.link}>
            {button.text}
            {button.about && <span className="visually-hidden"> {button.about}</span>}
          </Button>
        )}
      </div>
    </div>
  );
}
