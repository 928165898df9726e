import type { ReactNode } from 'react';
import type { Ground } from '../../shared/colours.ts';
import { HoistBar, type HoistBarProps } from '../hoist-bar/hoist-bar.tsx';

export interface SectionProps {
  readonly id?: string;
  readonly ground: Ground;
  /** Opens the section; without it the section begins with its own words. */
  readonly hoist?: HoistBarProps | undefined;
  readonly children?: ReactNode;
}

/** A stretch of the page in one colour. */
export function Section({ id, ground, hoist, children }: SectionProps) {
  return (
    <section id={id} data-ground={ground}>
      {hoist && <HoistBar {...hoist} />}
      {children}
    </section>
  );
}
