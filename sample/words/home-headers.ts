import { claims } from './fact-tokens.ts';

interface SectionHeader {
  readonly icon: string;
  readonly label: string;
  readonly name: string;
  readonly note: string;
  readonly position: string;
}

/** The signals rise in order down the home page; its hero flies the first. */
export const headers = {
  launches: {
    icon: 't-inverted',
    label: 'No. 3',
    name: 'Five client launches',
    note: 'Strong wind. Small craft stay in; good websites go out.',
    position: '2 / 8',
  },
  works: {
    icon: 'triangle',
    label: 'No. 8 NW',
    name: 'Selected work',
    note: 'Gale. Hold on to your hat.',
    position: '3 / 8',
  },
  partners: {
    icon: 'triangle-down',
    label: 'No. 8 SW',
    name: 'Partners',
    note: `Twenty-four of ${claims.partners}. The wind backs, and old friends come with it.`,
    position: '4 / 8',
  },
  metrics: {
    icon: 'double-triangle',
    label: 'No. 8 NE',
    name: 'Readings to date',
    note: 'Measured at Wong Chuk Hang since 2009.',
    position: '5 / 8',
  },
  services: {
    icon: 'double-triangle-down',
    label: 'No. 8 SE',
    name: 'What we do',
    note: 'Three services. Open one and it says its piece.',
    position: '6 / 8',
  },
  info: {
    icon: 'hourglass',
    label: 'No. 9',
    name: 'Still rising',
    note: 'Our own signal. It means: do it now.',
    position: '7 / 8',
  },
  quote: {
    icon: 'cross',
    label: 'No. 10',
    name: 'In their words',
    note: 'A client has the floor.',
    position: '8 / 8',
  },
} as const satisfies Record<string, SectionHeader>;
