import type { ReactNode } from 'react';
import { drawings } from '../../config/brand/drawings.ts';
import styles from './mascot.module.css';

/**
 * Five figures, named after the icon in their shape. Their feet stand at y = 0; `color` is the
 * colour of props and legs.
 */
export type MascotName = 't' | 't-inverted' | 'triangle' | 'hourglass' | 'cross';

/** Whether the brand has drawn people. */
export const hasMascots = drawings.mascots !== 'none';

/** Styles for figures that are composed elsewhere. */
export const mascotStyles = styles;

interface EyesProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly apart: number;
  readonly look: readonly [number, number];
  /** `data-part` of the pupils, for a script. They then start in the middle of the eye. */
  readonly pupil?: string;
}

export function Eyes({ x, y, radius, apart, look, pupil }: EyesProps) {
  return [-1, 1].map((side) => {
    const pupilRadius = Math.round(radius * 5.2) / 10;
    const centre = x + (side * apart) / 2;
    return (
      <g key={side}>
        <circle className={styles.white} cx={centre} cy={y} r={radius} />
        {pupil ? (
          <circle
            className={`${styles.pupil} ${styles.looking}`}
            data-part={pupil}
            cx={centre}
            cy={y}
            r={pupilRadius}
          />
        ) : (
          <circle className={styles.pupil} cx={centre + look[0]} cy={y + look[1]} r={pupilRadius} />
        )}
      </g>
    );
  });
}

export function Legs({
  at,
  from,
  height,
}: {
  readonly at: readonly number[];
  readonly from: number;
  readonly height: number;
}) {
  return <path className={styles.legs} d={at.map((x) => `M${x} ${from}v${height}h14`).join('')} />;
}

const bodies: Readonly<Record<MascotName, ReactNode>> = {
  t: (
    <>
      <g className={styles.prop} transform="rotate(24 96 -190)">
        <path className={styles.stroke} d="M96 -190v-96" />
        <path d="M34 -308L68.1 -274L96 -282L123.9 -274L158 -308L127 -248L96 -242L65 -248Z" />
      </g>
      <Legs at={[-12, 12]} from={-44} height={40} />
      <path className={styles.body} transform="skewX(-4)" d="M-92 -218H92V-164H28V-44H-28V-164H-92Z" />
      <Eyes x={14} y={-192} radius={11} apart={27} look={[4, 0]} />
    </>
  ),
  't-inverted': (
    <>
      <Legs at={[-56, 52]} from={-30} height={26} />
      <path className={styles.body} d="M-28 -206H28V-92H86V-30H-86V-92H-28Z" />
      <Eyes x={2} y={-178} radius={10} apart={25} look={[4, 2]} />
      <path className={styles.prop} d="M-40 -206h80l-16-26h-48z" />
    </>
  ),
  triangle: (
    <>
      <Legs at={[-26, 24]} from={-38} height={34} />
      <g className={styles.prop} transform="rotate(-14 -52 -98)">
        <path className={styles.stroke} d="M-52 -98v-92" />
        <path d="M-118 -176A66 56.8 0 0 1 14 -176l-21.8 -14l-22.4 14l-21.8 -14l-22.4 14l-21.8 -14z" />
      </g>
      <path className={styles.body} d="M0 -216L82 -38H-82Z" />
      <Eyes x={2} y={-128} radius={10} apart={25} look={[4, -1]} />
    </>
  ),
  hourglass: (
    <>
      <Legs at={[-40, 40]} from={-40} height={36} />
      <path className={styles.body} d="M-76 -222H76L9 -131L76 -40H-76L-9 -131Z" />
      <Eyes x={4} y={-196} radius={11} apart={29} look={[4, 1]} />
      <path className={styles.prop} d="M-26 -142L0 -131L-26 -120ZM26 -142L0 -131L26 -120Z" />
      <path className={styles.prop} d="M66 -96h54v46h-54zM80 -96v-14h26v14h-5v-9h-16v9z" />
    </>
  ),
  cross: (
    <>
      <Legs at={[-14, 14]} from={-38} height={34} />
      <path className={styles.body} d="M-28 -216H28V-156H88V-98H28V-38H-28V-98H-88V-156H-28Z" />
      <Eyes x={3} y={-184} radius={10} apart={25} look={[4, 2]} />
      <path className={styles.prop} d="M-75 -100h5v44h-5zM-92 -58h40l8 46h-56z" />
    </>
  ),
};

export function Figure({ name, ink }: { readonly name: MascotName; readonly ink: string }) {
  if (!hasMascots) return null;
  return <g data-ink={ink}>{bodies[name]}</g>;
}

export interface MascotProps {
  readonly name: MascotName;
  readonly ink: string;
  readonly className?: string | undefined;
}

/** Mascot as a decorative picture; its feet stand on the lower edge. */
export function Mascot({ name, ink, className }: MascotProps) {
  if (!hasMascots) return null;
  return (
    <svg className={className} viewBox="-110 -230 220 230" overflow="visible" aria-hidden="true">
      <Figure name={name} ink={ink} />
    </svg>
  );
}
