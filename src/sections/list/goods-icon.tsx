import type { ReactNode } from 'react';
import type { Ground } from '../../lib/media/colours.ts';
import styles from './goods-icon.module.css';

export type Goods = 'awning' | 'shutter' | 'boat' | 'reader' | 'van' | 'lifebuoy';

/** Drawing with the ground that it is made for; `hole` shows that ground. */
const drawings: Readonly<Record<Goods, { readonly ground: Ground; readonly drawing: ReactNode }>> = {
  awning: {
    ground: 'accent4',
    drawing: (
      <>
        <path d="M6 40L18 10H78L90 40a7 7 0 0 1-14 0H62a7 7 0 0 1-14 0H34a7 7 0 0 1-14 0H6ZM24 58h26v18H24Z" />
        <path d="M11 50h6v9h-6zM11 65h6v9h-6zM11 80h6v10h-6zM24 84h9v6h-9zM40 84h9v6h-9z" />
        <path d="M88 50L62 76L56 92L72 86L94 60Z" />
      </>
    ),
  },
  shutter: {
    ground: 'accent5',
    drawing: (
      <path d="M6 14H90V26H6ZM12 32H84V38H12ZM12 43H84V49H12ZM12 54H84V60H12ZM12 66H20V92H12ZM76 66H84V92H76ZM30 72h16v8H30zM50 72h16v8H50zM30 84h8v8h-8zM42 84h16v8H42zM62 84h4v8h-4z" />
    ),
  },
  boat: {
    ground: 'accent6',
    drawing: (
      <>
        <path d="M4 62H92L78 84H18ZM24 40H42V58H24ZM46 40H64V58H46ZM35 18H53V36H35ZM70 30h24l-12-18zM79 30h6v28h-6z" />
        <path className={styles.wave} d="M2 90q12-7 23 0t23 0t23 0t23 0" />
      </>
    ),
  },
  reader: {
    ground: 'paper2',
    drawing: (
      <>
        <path d="M6 46H66V56H6ZM6 64H66V90H6ZM80 57a15 15 0 1 0 0 30a15 15 0 0 0 0-30Z" />
        <path className={styles.arc} d="M44 34a18 18 0 0 1 18 0M36 22a34 34 0 0 1 34 0M28 9a52 52 0 0 1 50 0" />
        <path className={styles.hole} d="M14 76h18v6H14zM77 63h6v18h-6z" />
      </>
    ),
  },
  van: {
    ground: 'accent1',
    drawing: (
      <>
        <path d="M4 24H60V74H4ZM64 38H80L92 56V74H64Z" />
        <path className={styles.hole} d="M69 44h8l7 11h-15zM14 34h14v12H14zM32 34h14v12H32zM14 50h14v12H14z" />
        <path
          className={styles.wheel}
          d="M22 65a11 11 0 1 0 0 22a11 11 0 0 0 0-22ZM74 65a11 11 0 1 0 0 22a11 11 0 0 0 0-22Z"
        />
      </>
    ),
  },
  lifebuoy: {
    ground: 'accent3',
    drawing: (
      <>
        <path
          fillRule="evenodd"
          d="M48 5a43 43 0 1 0 0 86a43 43 0 0 0 0-86ZM48 25a23 23 0 1 1 0 46a23 23 0 0 1 0-46Z"
        />
        <path data-ink="accent4" d="M38 4h20v22H38zM38 70h20v22H38zM4 38h22v20H4zM70 38h22v20H70z" />
      </>
    ),
  },
};

export const groundOf = (goods: Goods): Ground => drawings[goods].ground;

/** Decorative icon of a word. */
export function GoodsIcon({
  goods,
  className = '',
}: {
  readonly goods: Goods;
  readonly className?: string | undefined;
}) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 96 96" aria-hidden="true">
      {drawings[goods].drawing}
    </svg>
  );
}
