import type { ReactNode } from 'react';
import type { Ground } from '../../lib/media/colours.ts';
import { HoistBar, type HoistBarProps } from '../hoist-bar/hoist-bar.tsx';

export interface SectionProps {
  readonly id?: string;
  readonly ground: Ground;
  /** Header bar of the section; optional. */
  readonly hoist?: HoistBarProps | undefined;
  readonly children?: ReactNode;
}

/** Section of the page with its own background. */
export function Section({ id, ground, hoist, children }: SectionProps) {
  return (
    <section id={id} data-ground={ground}>
      {hoist && <HoistBar {...hoist} />}
      {children}
    </section>
  );
}
