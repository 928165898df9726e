import type { ReactNode } from 'react';
import type { Ink } from '../../shared/colours.ts';
import type { Picture as PictureData } from '../../shared/picture.ts';
import { LoadingCount } from '../../ui/loading-count/loading-count.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster, PosterLines } from '../../ui/poster/poster.tsx';
import { StillWater } from '../../ui/poster/still-water.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import type { SignalName } from '../../ui/signal/signal-paths.ts';
import { SignalMask, type SignalMaskProps } from '../../ui/signal-mask/signal-mask.tsx';
import type { Blob } from './blob.ts';
import boardStyles from './boards.module.css';
import { boardsOver } from './boards.tsx';
import { Fleet } from './fleet.tsx';
import styles from './hero.module.css';
import { Leadsman, type LeadsmanProps } from './leadsman.tsx';
import { type LookoutProps, lookoutOn } from './lookout.tsx';
import { Shape } from './shape.tsx';

export interface HeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide?: readonly PosterLine[] | undefined;
    readonly narrow?: readonly PosterLine[] | undefined;
  };
  readonly sea: Ink;
  /** Colour of the line that stands in the sea, when it is not that of the others. */
  readonly dry?: Ink;
  readonly blobs?: readonly Blob[];
  readonly notice?: { readonly signal: SignalName; readonly name: string; readonly text: string } | undefined;
  /** Standby, who stands on a letter of the heading. */
  readonly lookout?: Omit<LookoutProps, 'gusty'>;
  /** The brand's signboards hang over the heading, beside a short first line. */
  readonly boards?: boolean;
  /** Now and then a gust goes over the water and whoever stands there. */
  readonly gusty?: boolean;
  /** Somebody who stands on the heading's first line and drops a lead line into the section below (wide windows). */
  readonly leadsman?: LeadsmanProps;
  /** Paper boats on the heading's last line. */
  readonly fleet?: boolean;
  /** Goes on below the heading, in its type; the last line of it stands in the sea instead. */
  readonly more?: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  /** Seen through signals that stand on the heading's first line. */
  readonly pictures?: readonly { readonly signal: SignalMaskProps['signal']; readonly picture: PictureData }[];
  /** The specification's counter: it starts here and drops with each picture that has arrived. */
  readonly counter?: number;
  /** A drawn scene on the heading's second line, beside a short first one. */
  readonly scene?: PictureData;
  /** How the scene stands there: as long as a street, or as high as a tower. */
  readonly sceneShape?: 'street' | 'tower';
  /** Stands above the heading instead of a notice. */
  readonly children?: ReactNode;
}

/** Letters of a notice in the corner that a disc, boards or a short line leave. */
const inCorner = 84;

/** The first view of a page: its name across the measure, standing in the sea of the section below. */
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
  // A short first line leaves room for the notice beside it.
  const beside = (heading.wide?.[0]?.share ?? 1) < 0.78;
  // Longer than a corner has room for, it stands over the heading instead.
  const wordy = notice && notice.name.length + notice.text.length > inCorner;
  const [wide, narrow] = [heading.wide?.at(-1), heading.narrow?.at(-1)];
  const sinking = wide && narrow ? { wide, narrow } : undefined;
  const standing = boards ? boardsOver(beside) : lookout && lookoutOn({ ...lookout, gusty });
  const dips = gusty ? 'gusty' : true;
  return (
    <section
      className={`${styles.hero} ${fleet ? styles.fleet : ''}`}
      data-sea={sea}
      {...(gusty ? { 'data-motion': 'hero' } : {})}
      {...(counter ? { 'data-motion': 'loading-count', 'data-loading': counter } : {})}
    >
      {blobs.map((blob) => (
        <Shape key={blob.place} {...blob} />
      ))}
      {lookout?.text && <p className="visually-hidden">{lookout.text}</p>}
      <div
        className={`${styles.inside} ${boards ? boardStyles.under : ''}`}
        data-aloft={pictures.length > 0 || undefined}
        data-scene={scene && beside ? sceneShape : undefined}
        data-leadsman={leadsman ? true : undefined}
        data-disc={lookout?.text ? true : undefined}
      >
        {notice && (
          <p
            className={`${styles.notice} ${beside && !wordy ? styles.beside : ''} ${boardStyles.notice}`}
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
        {pictures.length > 0 && (
          <ul className={styles.aloft}>
            {pictures.map(({ signal, picture }, index) => (
              <li key={picture.url}>
                <SignalMask signal={signal} className={styles.mask ?? ''}>
                  <Picture {...picture} sizes="(max-width: 768px) 20vw, 12vw" first={index === 0} />
                </SignalMask>
              </li>
            ))}
          </ul>
        )}
        {scene && (
          <Picture
            {...scene}
            sizes="(max-width: 768px) 70vw, 42vw"
            first
            className={beside ? styles.scene : styles.sceneAbove}
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
      <div className={styles.switch}>
        <StillWater />
      </div>
      {counter && <LoadingCount count={counter} />}
    </section>
  );
}
