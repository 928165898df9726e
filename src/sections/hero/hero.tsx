import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../domain/picture.ts';
import type { Ink } from '../../lib/media/colours.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { LoadingCount } from '../../ui/loading-count/loading-count.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster, PosterLines } from '../../ui/poster/poster.tsx';
import { StopMotion } from '../../ui/poster/stop-motion.tsx';
import { Spacer } from '../spacer/spacer.tsx';
import { Boats } from './boats.tsx';
import styles from './hero.module.css';
import type { HeroShape } from './hero-shape.ts';
import mascotStyles from './mascot-on-heading.module.css';
import { type MascotOnHeadingProps, placeMascot } from './mascot-on-heading.tsx';
import { MascotWithLine, type MascotWithLineProps } from './mascot-with-line.tsx';
import maskedStyles from './masked-pictures.module.css';
import { type MaskedPicture, MaskedPictures } from './masked-pictures.tsx';
import sceneStyles from './scene.module.css';
import { Shape } from './shape.tsx';
import signboardStyles from './signboards.module.css';
import { signboardsOver } from './signboards.tsx';

export interface HeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide?: readonly PosterLine[] | undefined;
    readonly narrow?: readonly PosterLine[] | undefined;
  };
  /** Water around the last line of the heading; without it, the line stands dry. */
  readonly water?: Ink;
  /** Colour of the line in the water; by default that of the other lines. */
  readonly lastLineInk?: Ink;
  readonly shapes?: readonly HeroShape[];
  readonly note?: { readonly icon: IconName; readonly name: string; readonly text: string } | undefined;
  /** Mascot on a letter of the heading. */
  readonly mascotOnHeading?: Omit<MascotOnHeadingProps, 'wind'>;
  /** Signboards over the heading, beside a short first line. */
  readonly signboards?: boolean;
  /** Adds an occasional gust over the water and the figure. */
  readonly wind?: boolean;
  /**
   * Figure on the first line of the heading with a line into the next section (wide windows).
   */
  readonly mascotWithLine?: MascotWithLineProps;
  /** Paper boats on the last line of the heading. */
  readonly boats?: boolean;
  /** Continues the heading in its own type; its last line then stands in the water. */
  readonly more?: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  /** Pictures masked by icons, on the first line of the heading. */
  readonly pictures?: readonly MaskedPicture[];
  /** Initial value of the loading count, as in the specification; each loaded picture lowers it. */
  readonly counter?: number;
  /** Scene on the second line of the heading, beside a short first one. */
  readonly scene?: PictureData;
  /** Shape of the scene: long like a street, or high like a tower. */
  readonly sceneShape?: 'street' | 'tower';
  /** Content above the heading in place of a note. */
  readonly children?: ReactNode;
}

/** Maximum length of a note in the corner beside a disc, boards or a short line. */
const inCorner = 84;

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Opening of a page: its name across the width, standing in the water of the next section. */
export function Hero({
  heading,
  water,
  lastLineInk,
  shapes = [],
  note,
  mascotOnHeading,
  signboards = false,
  wind = false,
  mascotWithLine,
  boats = false,
  more,
  pictures = [],
  counter,
  scene,
  sceneShape = 'street',
  children,
}: HeroProps) {
  // A short first line leaves space for the note beside it.
  const beside = (heading.wide?.[0]?.share ?? 1) < 0.78;
  // A longer note stands above the heading.
  const wordy = note && note.name.length + note.text.length > inCorner;
  const [wide, narrow] = [heading.wide?.at(-1), heading.narrow?.at(-1)];
  const sinking = water && wide && narrow ? { wide, narrow } : undefined;
  const isWindy = wind && water !== undefined;
  const standing = signboards
    ? signboardsOver(beside)
    : mascotOnHeading && placeMascot({ ...mascotOnHeading, wind: isWindy }, heading);
  const inWater = water === undefined ? false : isWindy ? 'windy' : true;
  // Decorations with a style sheet of their own, which only pages that show them load.
  const [disc, masked, staged] = [Boolean(mascotOnHeading?.text), pictures.length > 0, Boolean(scene && beside)];
  return (
    <section
      className={`${styles.hero} ${boats && water ? styles.boats : ''}`}
      data-water={water}
      data-motion={[isWindy && 'hero', counter && 'loading-count'].filter(Boolean).join(' ') || undefined}
      data-loading={counter}
    >
      {shapes.map((shape) => (
        <Shape key={shape.place} {...shape} />
      ))}
      {mascotOnHeading?.text && <p className="visually-hidden">{mascotOnHeading.text}</p>}
      <div
        className={classes(
          styles.inside,
          signboards && signboardStyles.under,
          disc && mascotStyles.under,
          masked && maskedStyles.under,
          staged && sceneStyles.under,
        )}
        data-scene={staged ? sceneShape : undefined}
        data-mascot-with-line={mascotWithLine ? true : undefined}
      >
        {note && (
          <p
            className={classes(
              styles.note,
              beside && !wordy && styles.beside,
              signboards && signboardStyles.note,
              disc && !wordy && mascotStyles.note,
              masked && maskedStyles.note,
              staged && sceneStyles.note,
            )}
            data-wordy={wordy || undefined}
          >
            <b>
              <Icon name={note.icon} />
              {note.name}
            </b>
            {note.text}
          </p>
        )}
        {children}
        {masked && <MaskedPictures pictures={pictures} />}
        {scene && (
          <Picture
            {...scene}
            sizes="(max-width: 768px) 70vw, 42vw"
            first
            className={beside ? sceneStyles.scene : sceneStyles.above}
          />
        )}
        <div className={styles.deck}>
          {mascotWithLine && <MascotWithLine {...mascotWithLine} />}
          <Poster
            as="h1"
            text={heading.text}
            wide={heading.wide}
            narrow={heading.narrow}
            inWater={more ? false : inWater}
            lastLineInk={lastLineInk}
            standing={standing}
          />
          {boats && sinking && <Boats {...sinking} />}
        </div>
        {more && (
          <p className={styles.more}>
            <span className="visually-hidden">{more.text}</span>
            <PosterLines className={styles.moreWide} lines={more.wide} inWater={inWater} />
            <PosterLines className={styles.moreNarrow} lines={more.narrow} inWater={inWater} narrow />
          </p>
        )}
      </div>
      {water ? (
        <div className={styles.switch}>
          <StopMotion />
        </div>
      ) : (
        <Spacer height="small" />
      )}
      {counter && <LoadingCount count={counter} />}
    </section>
  );
}
