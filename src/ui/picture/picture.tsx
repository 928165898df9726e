export interface PictureProps {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The page's first view waits for it; every other picture waits until it comes near the window. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

export function Picture({ url, alt, width, height, first = false, className }: PictureProps) {
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
    />
  );
}
