import { claims } from './said.ts';

interface Hoist {
  readonly signal: string;
  readonly number: string;
  readonly name: string;
  readonly forecast: string;
  readonly place: string;
}

/** The signals rise in order down the home page; its hero flies the first. */
export const hoists = {
  launches: {
    signal: '3',
    number: 'No. 3',
    name: 'Five client launches',
    forecast: 'Strong wind. Small craft stay in; good websites go out.',
    place: '2 / 8',
  },
  works: {
    signal: '8',
    number: 'No. 8 NW',
    name: 'Selected work',
    forecast: 'Gale. Hold on to your hat.',
    place: '3 / 8',
  },
  partners: {
    signal: '8-south-west',
    number: 'No. 8 SW',
    name: 'Partners',
    forecast: `Twenty-four of ${claims.partners}. The wind backs, and old friends come with it.`,
    place: '4 / 8',
  },
  readings: {
    signal: '8-north-east',
    number: 'No. 8 NE',
    name: 'Readings to date',
    forecast: 'Measured at Wong Chuk Hang since 2009.',
    place: '5 / 8',
  },
  services: {
    signal: '8-south-east',
    number: 'No. 8 SE',
    name: 'What we do',
    forecast: 'Three services. Open one and it says its piece.',
    place: '6 / 8',
  },
  info: {
    signal: '9',
    number: 'No. 9',
    name: 'Still rising',
    forecast: 'Our own signal. It means: do it now.',
    place: '7 / 8',
  },
  quote: {
    signal: '10',
    number: 'No. 10',
    name: 'In their words',
    forecast: 'A client has the floor.',
    place: '8 / 8',
  },
} as const satisfies Record<string, Hoist>;
