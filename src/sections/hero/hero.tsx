import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../domain/picture.ts';
import type { Ink } from '../../lib/media/colours.ts';
import { LoadingCount } from '../../ui/loading-count/loading-count.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster, PosterLines } from '../../ui/poster/poster.tsx';
import { StillWater } from '../../ui/poster/still-water.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import type { SignalName } from '../../ui/signal/signal-paths.ts';
import { Spacer } from '../spacer/spacer.tsx';
import type { Blob } from './blob.ts';
import boardStyles from './boards.module.css';
import { boardsOver } from './boards.tsx';
import { Fleet } from './fleet.tsx';
import styles from './hero.module.css';
import { Leadsman, type LeadsmanProps } from './leadsman.tsx';
import lookoutStyles from './lookout.module.css';
import { type LookoutProps, lookoutOn } from './lookout.tsx';
import aloftStyles from './pictures-aloft.module.css';
import { type PictureAloft, PicturesAloft } from './pictures-aloft.tsx';
import sceneStyles from './scene.module.css';
import { Shape } from './shape.tsx';

export interface HeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide?: readonly PosterLine[] | undefined;
    readonly narrow?: readonly PosterLine[] | undefined;
  };
  /** Water around the last line of the heading; without it, the line stands dry. */
  readonly sea?: Ink;
  /** Colour of the line in the sea; by default that of the other lines. */
  readonly dry?: Ink;
  readonly blobs?: readonly Blob[];
  readonly notice?: { readonly signal: SignalName; readonly name: string; readonly text: string } | undefined;
  /** Figure of the cast on a letter of the heading. */
  readonly lookout?: Omit<LookoutProps, 'gusty'>;
  /** Signboards over the heading, beside a short first line. */
  readonly boards?: boolean;
  /** Adds an occasional gust over the water and the figure. */
  readonly gusty?: boolean;
  /**
   * Figure on the first line of the heading with a lead line into the next section (wide windows).
   */
  readonly leadsman?: LeadsmanProps;
  /** Paper boats on the last line of the heading. */
  readonly fleet?: boolean;
  /** Continues the heading in its own type; its last line then stands in the sea. */
  readonly more?: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  /** Pictures masked by signals, on the first line of the heading. */
  readonly pictures?: readonly PictureAloft[];
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

/** Opening of a page: its name across the width, standing in the sea of the next section. */
export function Hero({
  heading,
  sea,
  dry,
  blobs = [],
  notice,
  lookout,
  boards = false,
  gusty = false,
  leadsman,
  fleet = false,
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
  const wordy = notice && notice.name.length + notice.text.length > inCorner;
  const [wide, narrow] = [heading.wide?.at(-1), heading.narrow?.at(-1)];
  const sinking = sea && wide && narrow ? { wide, narrow } : undefined;
  const gusts = gusty && sea !== undefined;
  const standing = boards ? boardsOver(beside) : lookout && lookoutOn({ ...lookout, gusty: gusts });
  const dips = sea === undefined ? false : gusts ? 'gusty' : true;
  // Decorations with a style sheet of their own, which only pages that show them load.
  const [disc, aloft, staged] = [Boolean(lookout?.text), pictures.length > 0, Boolean(scene && beside)];
  return (
    <section
      className={`${styles.hero} ${fleet && sea ? styles.fleet : ''}`}
      data-sea={sea}
      {...(gusts ? { 'data-motion': 'hero' } : {})}
      {...(counter ? { 'data-motion': 'loading-count', 'data-loading': counter } : {})}
    >
      {blobs.map((blob) => (
        <Shape key={blob.place} {...blob} />
      ))}
      {lookout?.text && <p className="visually-hidden">{lookout.text}</p>}
      <div
        className={classes(
          styles.inside,
          boards && boardStyles.under,
          disc && lookoutStyles.under,
          aloft && aloftStyles.under,
          staged && sceneStyles.under,
        )}
        data-scene={staged ? sceneShape : undefined}
        data-leadsman={leadsman ? true : undefined}
      >
        {notice && (
          <p
            className={classes(
              styles.notice,
              beside && !wordy && styles.beside,
              boards && boardStyles.notice,
              disc && !wordy && lookoutStyles.notice,
              aloft && aloftStyles.notice,
              staged && sceneStyles.notice,
            )}
            data-wordy={wordy || undefined}
          >
            <b>
              <Signal name={notice.signal} />
              {notice.name}
            </b>
            {notice.text}
          </p>
        )}
        {children}
        {aloft && <PicturesAloft pictures={pictures} />}
        {scene && (
          <Picture
            {...scene}
            sizes="(max-width: 768px) 70vw, 42vw"
            first
            className={beside ? sceneStyles.scene : sceneStyles.above}
          />
        )}
        <div className={styles.deck}>
          {leadsman && <Leadsman {...leadsman} />}
          <Poster
            as="h1"
            text={heading.text}
            wide={heading.wide}
            narrow={heading.narrow}
            dips={more ? false : dips}
            dry={dry}
            standing={standing}
          />
          {fleet && sinking && <Fleet {...sinking} />}
        </div>
        {more && (
          <p className={styles.more}>
            <span className="visually-hidden">{more.text}</span>
            <PosterLines className={styles.moreWide} lines={more.wide} dips={dips} />
            <PosterLines className={styles.moreNarrow} lines={more.narrow} dips={dips} narrow />
          </p>
        )}
      </div>
      {sea ? (
        <div className={styles.switch}>
          <StillWater />
        </div>
      ) : (
        <Spacer height="small" />
      )}
      {counter && <LoadingCount count={counter} />}
    </section>
  );
}
