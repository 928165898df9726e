import type { Picture as PictureData } from '../../domain/picture.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconMask, type IconMaskProps } from '../../ui/icon-mask/icon-mask.tsx';
import { type Copy, Paragraphs } from '../../ui/paragraphs/paragraphs.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './info-row.module.css';
import { StruckWords, type StruckWordsProps } from './struck-words.tsx';

interface Row {
  readonly title: string;
  readonly text: Copy;
  /** Side of the picture. */
  readonly side?: 'left' | 'right';
  /** `about` completes a short link text for screen readers. */
  readonly button?: { readonly text: string; readonly about?: string; readonly link: string };
  /** `poster` beside a masked picture, or a quiet `statement` beside a plain one. */
  readonly voice?: 'poster' | 'statement';
  readonly titleLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly icon?: IconMaskProps['icon'];
  /** Share of the width for the picture; `band` is a picture across the window above the text. */
  readonly split?: 'half' | 'wide' | 'narrow' | 'band';
  /**
   * Shows the whole picture at the section's foot, because its background has the section's colour.
   */
  readonly whole?: boolean;
}

/** Row with either a picture or struck-out words. */
export type PictureRow = Row & { readonly picture: PictureData; readonly struck?: undefined };
export type InfoRowProps = PictureRow | (Row & { readonly picture?: undefined; readonly struck: StruckWordsProps });

/** Picture with text beside it. */
export function InfoRow({
  title,
  text,
  picture,
  struck,
  side = 'left',
  button,
  voice = 'statement',
  titleLines,
  icon,
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
        {/* No mask for words, whose letters the icon would cut. */}
        {icon && !struck ? (
          <IconMask icon={icon} className={styles.mask ?? ''}>
            {image}
          </IconMask>
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
