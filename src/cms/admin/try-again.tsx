import type { UIFieldServerProps } from 'payload';
import { TryAgainButton } from './try-again-button.tsx';

/** Puts a delivery that was given up back in line. */
export function TryAgain({ data, id }: UIFieldServerProps) {
  const state = (data as { readonly state?: string } | undefined)?.state;
  if (!id || (state !== 'needs-attention' && state !== 'waiting')) return null;
  return <TryAgainButton deliveryId={id} />;
}
