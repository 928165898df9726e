import type { Picture as PictureData, PictureSource } from '../../domain/picture.ts';
import { DrawnScreen } from '../../ui/drawn-screen/drawn-screen.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './case-screen.module.css';

export interface CaseScreenProps {
  readonly title: string;
  readonly picture: PictureData | null;
  /** Replaces the picture on phones. */
  readonly phonePicture: PictureData | null;
  readonly address: string | null;
}

const phones = '(width < 768px)';

const candidates = (sources: readonly PictureSource[], format: PictureSource['format']): string =>
  sources
    .filter((source) => source.format === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** Sources for phones: one per format, or the single file. */
function PhoneSources({ picture }: { readonly picture: PictureData }) {
  const { url, width, height, sources } = picture;
  const size = { media: phones, sizes: '(min-resolution: 1.5dppx) 58vw, 80vw', width, height };
  if (sources.length === 0) return <source srcSet={url} {...size} />;
  return (
    <>
      <source type="image/avif" srcSet={candidates(sources, 'avif')} {...size} />
      <source type="image/webp" srcSet={candidates(sources, 'webp')} {...size} />
    </>
  );
}

/** Screenshot in a browser frame; a drawing if there is no picture. */
export function CaseScreen({ title, picture, phonePicture, address }: CaseScreenProps) {
  const shown = picture ?? phonePicture;
  return (
    <figure
      className={styles.window}
      data-phone={phonePicture ? true : undefined}
      data-tall={shown && shown.height > shown.width ? true : undefined}
    >
      {address && (
        <p className={styles.bar}>
          <Icon name="hourglass" className={styles.mark} />
          <span>{address}</span>
        </p>
      )}
      {shown ? (
        <picture>
          {phonePicture && phonePicture !== shown && <PhoneSources picture={phonePicture} />}
          {shown.sources.length > 0 && (
            <>
              <source
                type="image/avif"
                srcSet={candidates(shown.sources, 'avif')}
                sizes="(max-width: 1024px) 100vw, 84vw"
              />
              <source
                type="image/webp"
                srcSet={candidates(shown.sources, 'webp')}
                sizes="(max-width: 1024px) 100vw, 84vw"
              />
            </>
          )}
          <img
            className={styles.picture}
            src={shown.url}
            alt={shown.alt}
            width={shown.width}
            height={shown.height}
            data-colour={shown.colour}
            data-grown
            loading="eager"
            fetchPriority="high"
          />
        </picture>
      ) : (
        <div className={styles.drawn}>
          <DrawnScreen name={title} />
        </div>
      )}
    </figure>
  );
}
