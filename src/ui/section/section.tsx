import type { ReactNode } from 'react';
import type { Ground } from '../../lib/media/colours.ts';
import { SectionHeader, type SectionHeaderProps } from '../section-header/section-header.tsx';

export interface SectionProps {
  readonly id?: string;
  readonly ground: Ground;
  /** Header bar of the section; optional. */
  readonly header?: SectionHeaderProps | undefined;
  readonly children?: ReactNode;
}

/** Section of the page with its own background. */
export function Section({ id, ground, header, children }: SectionProps) {
  return (
    <section id={id} data-ground={ground}>
      {header && <SectionHeader {...header} />}
      {children}
    </section>
  );
}
