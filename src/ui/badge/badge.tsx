import { sitePicture } from '../../site/site-pictures.ts';
import { Picture } from '../picture/picture.tsx';

const badge = sitePicture('brand/badge', 'Making websites since 2009');

export function Badge({ className }: { readonly className?: string | undefined }) {
  return <Picture {...badge} sizes="12rem" className={className} first />;
}
