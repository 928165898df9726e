import type { Ink } from '../../lib/media/colours.ts';
import { Eyes, hasMascots, Legs, mascotStyles as mascot } from '../../ui/mascot/mascot.tsx';
import styles from './umbrella-mascot.module.css';

/**
 * Figure with an umbrella that a gust turns inside out. Its eyes follow the mouse (hero.client.ts).
 */
export function UmbrellaMascot({ ink }: { readonly ink: Ink }) {
  if (!hasMascots) return null;
  return (
    <g data-ink={ink} className={styles.figure}>
      <g className={`${mascot.prop} ${styles.whole}`} transform="rotate(10 92 -190)">
        <path className={mascot.stroke} d="M92 -190v-96" />
        <path d="M26 -268a66 58 0 0 1 132 0l-22 -12l-22 12l-22 -12l-22 12l-22 -12z" />
      </g>
      <g className={`${mascot.prop} ${styles.turned}`} transform="rotate(24 96 -190)">
        <path className={mascot.stroke} d="M96 -190v-96" />
        <path d="M34 -308L68.1 -274L96 -282L123.9 -274L158 -308L127 -248L96 -242L65 -248Z" />
      </g>
      <Legs at={[-12, 12]} from={-44} height={40} />
      <path className={mascot.body} transform="skewX(-4)" d="M-92 -218H92V-164H28V-44H-28V-164H-92Z" />
      <Eyes x={14} y={-192} radius={11} apart={27} look={[4, 0]} pupil="pupil" />
    </g>
  );
}
