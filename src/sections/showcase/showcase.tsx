import type { Picture as PictureData } from '../../domain/picture.ts';
import { useWords } from '../../i18n/language-context.ts';
import { OpenDialog } from '../../ui/dialog/dialog.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { Tags } from '../../ui/tag/tag.tsx';
import styles from './showcase.module.css';
import { ShowcaseOverlay, type ShowcaseOverlayProps } from './showcase-overlay.tsx';

export interface ShowcaseProps {
  /** Name that is unique among the page's dialogs. */
  readonly id: string;
  /** Client, or the case's key figure. */
  readonly heading: string;
  readonly headingLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  /** Result in one line. */
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly picture: PictureData;
  readonly link?: { readonly href: string; readonly label: string };
  /**
   * `beside`: text left, picture over the right edge. `below`: heading across the width, then text
   * and a screenshot in water. `band`: picture across the window, heading below.
   */
  readonly layout: 'beside' | 'below' | 'band';
  readonly overlay: Omit<ShowcaseOverlayProps, 'id'>;
}

/** Limits of the heading, in per cent of its share of the width. */
const rooms = {
  beside: { wide: { total: 54, tallest: 36 }, narrow: { total: 54, tallest: 36 } },
  below: { wide: { total: 13, tallest: 16 }, narrow: { total: 54, tallest: 34 } },
  band: { wide: { total: 24, tallest: 30 }, narrow: { total: 38, tallest: 44 } },
} as const;

/** Water across the window, around the lower part of the screenshot. */
function Wave() {
  return (
    <svg className={styles.wave} viewBox="0 0 1440 320" preserveAspectRatio="none" aria-hidden="true">
      <path data-ink="accent6" d="M0 60q180-90 360 0t360 0t360 0t360 0V320H0Z" />
      <path data-ink="accent2" d="M0 130q240-80 480 0t480 0t480 0V320H0Z" />
      <path data-ink="ink" d="M0 240q180-60 360 0t360 0t360 0t360 0V320H0Z" />
    </svg>
  );
}

/** Summary of a case, with details on a sheet over the page. */
export function Showcase(props: ShowcaseProps) {
  const { id, heading, headingLines, title, description, tags, picture, link, layout, overlay } = props;
  const words = useWords();
  return (
    <div className={styles.section} data-layout={layout}>
      <div className={`grid ${styles.showcase}`}>
        <div className={styles.heading}>
          <Poster text={heading} wide={headingLines?.wide} narrow={headingLines?.narrow} room={rooms[layout]} />
        </div>
        <div className={styles.frame}>
          <Picture {...picture} sizes="(max-width: 768px) 100vw, 66vw" className={styles.picture} />
        </div>
        {layout === 'below' && <Wave />}
        <p className={styles.title}>{title}</p>
        <div className={styles.words}>
          <p className={styles.description}>{description}</p>
          <Tags tags={tags} />
          <div className={styles.ways}>
            <OpenDialog dialog={id} className={styles.more} label={words.showcase.more(overlay.title)}>
              {words.page.readMore}
            </OpenDialog>
            {link && (
              <a href={link.href} className={styles.link}>
                {link.label}
              </a>
            )}
          </div>
        </div>
      </div>
      <ShowcaseOverlay id={id} {...overlay} />
    </div>
  );
}
