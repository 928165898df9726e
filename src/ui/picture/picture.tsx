import type { Picture as PictureData, PictureSource } from '../../domain/picture.ts';
import { fifth } from '../../lib/media/focus.ts';
import type { PictureFormat } from '../../lib/media/picture-sizes.ts';

export interface PictureProps extends PictureData {
  /** Displayed width, as a `sizes` attribute: `(max-width: 768px) 100vw, 50vw`. */
  readonly sizes: string;
  /** Loads eagerly with high priority, for the first view; all other pictures load lazily. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

const candidates = (sources: readonly PictureSource[], format: PictureFormat): string =>
  sources
    .filter((source) => source.format === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** Picture in AVIF with WebP as a fallback, in responsive widths and with reserved space. */
export function Picture({
  url,
  alt,
  width,
  height,
  focus,
  colour,
  sources,
  sizes,
  first = false,
  className,
}: PictureProps) {
  const avif = candidates(sources, 'avif');
  const webp = candidates(sources, 'webp');
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        className={className}
        src={url}
        alt={alt}
        width={width}
        height={height}
        data-colour={colour}
        data-focus-x={focus && fifth(focus[0])}
        data-focus-y={focus && fifth(focus[1])}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  );
}
