import type { Ink } from '../../lib/media/colours.ts';
import { type IconName, iconPaths } from '../icon/icon-paths.ts';
import styles from './drawn-screen.module.css';

interface Scene {
  readonly ground: Ink;
  readonly sun: Ink;
  readonly icon: Ink;
  readonly water: Ink;
  readonly shape: IconName;
}

/** Omits crosses: a red cross on a pale ground, or the reverse, is a protected emblem. */
const scenes: readonly Scene[] = [
  { ground: 'accent6', sun: 'paper', icon: 'accent3', water: 'accent2', shape: 'hourglass' },
  { ground: 'accent5', sun: 'accent4', icon: 'ink', water: 'accent3', shape: 'triangle' },
  { ground: 'accent4', sun: 'paper', icon: 'accent2', water: 'accent3', shape: 't' },
  { ground: 'accent3', sun: 'accent5', icon: 'accent4', water: 'accent6', shape: 't-inverted' },
  { ground: 'accent2', sun: 'accent4', icon: 'accent6', water: 'accent5', shape: 'triangle-down' },
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
 * Placeholder for a case or article without a picture: an icon in water, derived from the name.
 */
export function DrawnScreen({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  const { ground, sun, icon, water, shape } = sceneOf(name);
  return (
    <svg
      className={`${styles.drawn} ${className}`}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect data-ink={ground} x="-200" y="-200" width="560" height="300" />
      <circle data-ink={sun} cx="104" cy="46" r="31" />
      <rect data-ink={water} x="-200" y="74" width="560" height="40" />
      <path data-ink={icon} transform="translate(48 20) scale(.5625)" d={iconPaths[shape]} />
      {slices.map(({ top, height, push }) => (
        <rect key={top} data-ink={icon} x={50 + push} y={top} width="50" height={height} />
      ))}
    </svg>
  );
}
