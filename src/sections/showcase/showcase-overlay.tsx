import type { Film as FilmData } from '../../domain/film.ts';
import type { Picture as PictureData } from '../../domain/picture.ts';
import { useWords } from '../../i18n/language-context.ts';
import { CloseDialog, Dialog } from '../../ui/dialog/dialog.tsx';
import { Film } from '../../ui/film/film.tsx';
import { type Copy, Paragraphs } from '../../ui/paragraphs/paragraphs.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './showcase-overlay.module.css';

export interface OverlaySection {
  readonly title: string;
  readonly text: Copy;
  /** Picture or film beside the text. */
  readonly picture?: PictureData;
  readonly film?: FilmData;
  readonly caption?: string;
}

export interface ShowcaseOverlayProps {
  readonly id: string;
  /** Picture at the top, across the sheet. */
  readonly picture: PictureData;
  readonly title: string;
  readonly subtitle: string;
  readonly text: Copy;
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  readonly sections: readonly OverlaySection[];
  /** Text beside the last back button. */
  readonly ending?: string;
}

/** Cap heights for a title that fills the sheet; long titles take several lines. */
const caps = { wide: 14, narrow: 24 };

function GoBack({ dialog, className = '' }: { readonly dialog: string; readonly className?: string | undefined }) {
  const words = useWords();
  return (
    <CloseDialog dialog={dialog} className={`${styles.back} ${className}`}>
      {words.showcase.back}
    </CloseDialog>
  );
}

function Chapter({ section: { title, text, picture, film, caption } }: { readonly section: OverlaySection }) {
  return (
    <section className={styles.chapter}>
      <div className={styles.words}>
        <h3 className={styles.chapterTitle}>{title}</h3>
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
      </div>
      <figure className={styles.figure}>
        {film ? (
          <Film film={film} plays="hover" className={styles.film ?? ''} />
        ) : (
          picture && <Picture {...picture} sizes="(max-width: 768px) 100vw, 66vw" className={styles.picture} />
        )}
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </section>
  );
}

/** Sheet over the page that leaves a strip of it visible, with the back button at that strip. */
export function ShowcaseOverlay(props: ShowcaseOverlayProps) {
  const { id, picture, title, subtitle, text, facts, sections, ending } = props;
  return (
    <Dialog id={id} label={title} className={styles.overlay ?? ''}>
      <div className={styles.layout}>
        <div className={styles.rail}>
          <GoBack dialog={id} />
        </div>
        <div className={styles.sheet} data-ground="paper">
          <Picture {...picture} sizes="(max-width: 768px) 100vw, 92vw" className={styles.head} />
          <h2 className={styles.title}>
            <span className="visually-hidden">{title}</span>
            <PosterLines className={styles.wide} lines={[{ text: title, cap: caps.wide }]} />
            <PosterLines className={styles.narrow} lines={[{ text: title, cap: caps.narrow }]} />
          </h2>
          <div className={styles.intro}>
            <p className={styles.subtitle}>{subtitle}</p>
            <div className={styles.opening}>
              <Paragraphs text={text} />
            </div>
            {facts && (
              <dl className={styles.facts}>
                {facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {sections.map((section) => (
            <Chapter key={section.title} section={section} />
          ))}
          <div className={styles.end} data-ground="paper2">
            {ending && <p className={styles.ending}>{ending}</p>}
            <GoBack dialog={id} className={styles.dark} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
