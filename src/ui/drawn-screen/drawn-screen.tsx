import type { Ink } from '../../lib/media/colours.ts';
import { type SignalName, signalPaths } from '../signal/signal-paths.ts';
import styles from './drawn-screen.module.css';

interface Scene {
  readonly ground: Ink;
  readonly sun: Ink;
  readonly signal: Ink;
  readonly sea: Ink;
  readonly shape: SignalName;
}

/** Omits crosses: a red cross on a pale ground, or the reverse, is a protected emblem. */
const scenes: readonly Scene[] = [
  { ground: 'tile', sun: 'paper', signal: 'harbour', sea: 'ferry', shape: '9' },
  { ground: 'neon', sun: 'tart', signal: 'ink', sea: 'harbour', shape: '8' },
  { ground: 'tart', sun: 'paper', signal: 'ferry', sea: 'harbour', shape: '1' },
  { ground: 'harbour', sun: 'neon', signal: 'tart', sea: 'tile', shape: '3' },
  { ground: 'ferry', sun: 'tart', signal: 'tile', sea: 'neon', shape: '8-south-west' },
];

const sceneOf = (name: string): Scene => {
  const sum = [...name].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return scenes[sum % scenes.length] ?? (scenes[0] as Scene);
};

/** Horizontal offset of each slice of the reflection, in units of the drawing. */
const slices = [
  { top: 74, height: 6, push: 2 },
  { top: 80, height: 5, push: -4 },
  { top: 85, height: 4, push: 5 },
];

/**
 * Placeholder for a case or article without a picture: a signal in water, derived from the name.
 */
export function DrawnScreen({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  const { ground, sun, signal, sea, shape } = sceneOf(name);
  return (
    <svg
      className={`${styles.drawn} ${className}`}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect data-ink={ground} x="-200" y="-200" width="560" height="300" />
      <circle data-ink={sun} cx="104" cy="46" r="31" />
      <rect data-ink={sea} x="-200" y="74" width="560" height="40" />
      <path data-ink={signal} transform="translate(48 20) scale(.5625)" d={signalPaths[shape]} />
      {slices.map(({ top, height, push }) => (
        <rect key={top} data-ink={signal} x={50 + push} y={top} width="50" height={height} />
      ))}
    </svg>
  );
}
