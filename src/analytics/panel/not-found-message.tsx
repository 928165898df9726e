import type { ReactNode } from 'react';

interface Props {
  readonly kind: 'done' | 'wait' | 'failed';
  readonly children: ReactNode;
}

const shapes = {
  done: 'M1 6l2-2 2 2 5-5 1.6 1.7L5 9.6z',
  wait: 'M1 1H11L7.2 6 11 11H1L4.8 6Z',
  failed: 'M6 1 11.5 11H.5Z',
} as const;

/** Result of an action, with a shape and a colour. */
export const Message = ({ kind, children }: Props) => (
  <div className="not-found__message" data-kind={kind}>
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
    {children}
  </div>
);
