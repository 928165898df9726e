/** Storm signals of Hong Kong on a grid of 96. A signal may be stretched, but not rotated. */
export const signalPaths = {
  '1': 'M0 0H96V32H64V96H32V32H0Z',
  '3': 'M32 0H64V64H96V96H0V64H32Z',
  '8': 'M48 0L96 96H0Z',
  '8-south-west': 'M0 0H96L48 96Z',
  '8-north-east': 'M48 0L90 46H6ZM48 50L90 96H6Z',
  '8-south-east': 'M6 0H90L48 46ZM6 50H90L48 96Z',
  '9': 'M0 0H96L54 48L96 96H0L42 48Z',
  '10': 'M32 0H64V32H96V64H64V96H32V64H0V32H32Z',
} as const;

export type SignalName = keyof typeof signalPaths;
