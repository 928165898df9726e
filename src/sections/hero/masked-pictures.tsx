import type { Picture as PictureData } from '../../domain/picture.ts';
import { IconMask, type IconMaskProps } from '../../ui/icon-mask/icon-mask.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './masked-pictures.module.css';

/** Picture with the icon that masks it. */
export interface MaskedPicture {
  readonly icon: IconMaskProps['icon'];
  readonly picture: PictureData;
}

export const MaskedPictures = ({ pictures }: { readonly pictures: readonly MaskedPicture[] }) => (
  <ul className={styles.masked}>
    {pictures.map(({ icon, picture }, index) => (
      <li key={picture.url}>
        <IconMask icon={icon} className={styles.mask ?? ''}>
          <Picture {...picture} sizes="(max-width: 768px) 20vw, 12vw" first={index === 0} />
        </IconMask>
      </li>
    ))}
  </ul>
);
