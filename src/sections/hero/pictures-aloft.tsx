import type { Picture as PictureData } from '../../domain/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { SignalMask, type SignalMaskProps } from '../../ui/signal-mask/signal-mask.tsx';
import styles from './pictures-aloft.module.css';

/** Picture with the signal that masks it. */
export interface PictureAloft {
  readonly signal: SignalMaskProps['signal'];
  readonly picture: PictureData;
}

export const PicturesAloft = ({ pictures }: { readonly pictures: readonly PictureAloft[] }) => (
  <ul className={styles.aloft}>
    {pictures.map(({ signal, picture }, index) => (
      <li key={picture.url}>
        <SignalMask signal={signal} className={styles.mask ?? ''}>
          <Picture {...picture} sizes="(max-width: 768px) 20vw, 12vw" first={index === 0} />
        </SignalMask>
      </li>
    ))}
  </ul>
);
