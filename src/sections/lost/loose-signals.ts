import type { Ground } from '../../site/colours.ts';
import type { SignalName } from '../../ui/signal/signal-paths.ts';

interface LooseSignal {
  readonly name: SignalName;
  readonly ink: Ground;
  /** A class of `lost.module.css`: where it drifts, and how it is stretched. */
  readonly place: `p${number}`;
}

/** A still handful of signals; none touches another, and none is a red cross. */
export const loose: readonly LooseSignal[] = [
  { name: '1', ink: 'neon', place: 'p1' },
  { name: '8-south-west', ink: 'tart', place: 'p2' },
  { name: '9', ink: 'tile', place: 'p3' },
  { name: '8-south-west', ink: 'tile', place: 'p4' },
  { name: '10', ink: 'neon', place: 'p5' },
  { name: '9', ink: 'neon', place: 'p6' },
  { name: '8-south-east', ink: 'tart', place: 'p7' },
  { name: '1', ink: 'tile', place: 'p8' },
  { name: '8', ink: 'neon', place: 'p9' },
  { name: '3', ink: 'paper', place: 'p10' },
  { name: '8-north-east', ink: 'tart', place: 'p11' },
  { name: '10', ink: 'ink', place: 'p12' },
  { name: '8', ink: 'tart', place: 'p13' },
  { name: '3', ink: 'ink', place: 'p14' },
];
