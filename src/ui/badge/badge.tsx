import type { Picture as PictureData } from '../../shared/picture.ts';
import { Picture } from '../picture/picture.tsx';

/** A round badge, in the first view of a page. */
export function Badge({
  picture,
  className,
}: {
  readonly picture: PictureData;
  readonly className?: string | undefined;
}) {
  return <Picture {...picture} sizes="12rem" className={className} first />;
}
