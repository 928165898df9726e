/** Icons on a grid of 96. An icon may be stretched, but not rotated. */
export const iconPaths = {
  t: 'M0 0H96V32H64V96H32V32H0Z',
  't-inverted': 'M32 0H64V64H96V96H0V64H32Z',
  triangle: 'M48 0L96 96H0Z',
  'triangle-down': 'M0 0H96L48 96Z',
  'double-triangle': 'M48 0L90 46H6ZM48 50L90 96H6Z',
  'double-triangle-down': 'M6 0H90L48 46ZM6 50H90L48 96Z',
  hourglass: 'M0 0H96L54 48L96 96H0L42 48Z',
  cross: 'M32 0H64V32H96V64H64V96H32V64H0V32H32Z',
} as const;

export type IconName = keyof typeof iconPaths;
