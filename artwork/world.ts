import { mix } from './inks.ts';

/** A case's four inks, and the flat steps between them. */
export type Inks = {
  main: string;
  accent: string;
  pale: string;
  dark: string;
  deep: string;
  soft: string;
  middle: string;
};

/** What a client's world is drawn from. Heroes and patterns are 1600 x 1000, items 400 x 500, diagrams 1000 x 700. */
export type World = {
  ground: string;
  bar: string;
  type: string;
  hero: string;
  pattern: string;
  items: string[];
  diagrams: [string, string, string];
};

export type Motif = (inks: Inks) => World;

/** Names the four colours of a case and mixes the steps. */
export function inksOf(colours: string[]): Inks {
  const [main = '#000000', accent = '#888888', pale = '#ffffff', dark = '#000000'] = colours;
  return {
    main,
    accent,
    pale,
    dark,
    deep: mix(main, dark, 0.5),
    soft: mix(accent, pale, 0.55),
    middle: mix(main, pale, 0.5),
  };
}
