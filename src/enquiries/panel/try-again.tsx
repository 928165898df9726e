import type { UIFieldServerProps } from 'payload';
import { TryAgainButton } from './try-again-button.tsx';

/** Requeues a delivery that failed or waits. */
export function TryAgain({ data, id }: UIFieldServerProps) {
  const state = (data as { readonly state?: string } | undefined)?.state;
  if (!id || (state !== 'needs-attention' && state !== 'waiting')) return null;
  return <TryAgainButton deliveryId={id} />;
}
