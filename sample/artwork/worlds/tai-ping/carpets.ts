/** The catalogue: 24 carpets of the 2,502. */
import {
  abacus,
  dusk,
  kiln,
  ledger,
  moonpool,
  oolong,
  panelled,
  persimmon,
  sampan,
  strait,
  tideline,
} from './cartoons.ts';
import type { Cloth } from './weave.ts';

export interface Carpet extends Cloth {
  readonly name: string;
  readonly number: string;
  readonly pile: string;
  readonly fibre: string;
  readonly weight: string;
  readonly mood: string;
}

const plum = '#2a1030';
const aubergine = '#54245a';
const teal = '#2a5f63';
const deep = '#173d44';
const amber = '#f0a63a';
const cream = '#f6e7cf';
const celadon = '#a8cbb5';
const rose = '#c8506a';
const rust = '#b4492b';
const ember = '#dd7436';
const indigo = '#22356f';
const azure = '#3f6fb0';
const haze = '#9fbcd8';
const ink = '#141d3f';
const moss = '#56683a';
const straw = '#e3cc94';

const grid = panelled([3, 5, 8, 5, 3], [3, 5, 4, 9, 4, 5, 3], 1);

const carpet = (
  name: string,
  number: string,
  pile: string,
  fibre: string,
  weight: string,
  mood: string,
  cloth: Cloth,
): Carpet => ({ name, number, pile, fibre, weight, mood, ...cloth });

export const moonpoolCarpet = carpet('Moonpool', '1408', 'Looped', 'Wool and silk', '3.4', 'Quiet', {
  cartoon: moonpool,
  yarns: [deep, teal, celadon, cream, amber],
});
export const kilnCarpet = carpet('Kiln', '0977', 'Carved', 'Wool', '4.1', 'Warm', {
  cartoon: kiln,
  yarns: [aubergine, rust, ember, amber, cream, plum],
});
export const sampanCarpet = carpet('Sampan', '2210', 'Flat', 'Wool and linen', '1.9', 'Breezy', {
  cartoon: sampan,
  yarns: [celadon, teal, cream, amber, rust, plum],
});
export const oolongCarpet = carpet('Oolong', '1733', 'Looped', 'Wool', '3.0', 'Quiet', {
  cartoon: oolong,
  yarns: ['#2f3d2c', '#7d9160', moss, straw, amber, '#22301f'],
});
const straitCarpet = carpet('Strait', '0412', 'Flat', 'Linen', '1.8', 'Stormy', {
  cartoon: strait,
  yarns: [ink, indigo, azure, cream, haze, celadon],
});
export const persimmonInTray = carpet('Persimmon', '1951', 'Plush', 'Silk', '4.6', 'Loud', {
  cartoon: persimmon,
  yarns: [cream, ember, rust, amber, teal, plum],
});
const ledgerCarpet = carpet('Ledger', '0088', 'Flat', 'Wool', '2.2', 'Strict', {
  cartoon: ledger,
  yarns: [cream, teal, plum, celadon, amber, '#ecd6b4'],
});
export const duskCarpet = carpet('Dusk', '1260', 'Plush', 'Wool and silk', '4.4', 'Sunday', {
  cartoon: dusk,
  yarns: [aubergine, '#7c2f5c', rose, amber, cream, plum],
});
export const tidelineCarpet = carpet('Tideline', '0536', 'Carved', 'Wool', '3.9', 'Quiet', {
  cartoon: tideline,
  yarns: [deep, teal, celadon, cream, amber, '#7fb0a6'],
});
const abacusCarpet = carpet('Abacus', '0301', 'Looped', 'Wool', '3.2', 'Strict', {
  cartoon: abacus,
  yarns: ['#ecd6b4', rust, teal, amber, plum, aubergine],
});
const lanternCarpet = carpet('Lantern', '2034', 'Plush', 'Wool', '4.0', 'Loud', {
  cartoon: grid,
  yarns: [plum, amber, rose, cream, celadon, aubergine],
});
const slipwayCarpet = carpet('Slipway', '1117', 'Flat', 'Linen', '1.9', 'Breezy', {
  cartoon: panelled([4, 6, 4], [4, 5, 6, 5, 4], 3),
  yarns: [cream, teal, amber, plum, celadon, deep],
});
const orchardCarpet = carpet('Orchard', '1484', 'Shaggy', 'Wool', '6.2', 'Sunday', {
  cartoon: persimmon,
  yarns: [moss, rose, '#8d2f49', cream, '#22301f', straw],
});
const quarryCarpet = carpet('Quarry', '0719', 'Carved', 'Wool', '4.8', 'Strict', {
  cartoon: tideline,
  yarns: ['#ecd6b4', cream, '#d9b98c', rust, plum, '#c79a6b'],
});
const lacquerCarpet = carpet('Lacquer', '0144', 'Plush', 'Silk', '4.2', 'Loud', {
  cartoon: kiln,
  yarns: [rose, plum, rust, ember, amber, plum],
});
const rookeryCarpet = carpet('Rookery', '0865', 'Looped', 'Wool', '3.3', 'Stormy', {
  cartoon: oolong,
  yarns: [plum, rose, aubergine, celadon, cream, '#1c0a20'],
});

/** Blue, bluer, and what a telephone call would have found by Thursday. */
export const blues: readonly Carpet[] = [
  carpet('Lobby', '1188', 'Plush', 'Wool and silk', '4.3', 'Quiet', {
    cartoon: tideline,
    yarns: [ink, indigo, azure, cream, haze, '#2d4f94'],
  }),
  straitCarpet,
  carpet('Ferry Queue', '1629', 'Looped', 'Wool', '3.1', 'Quiet', {
    cartoon: panelled([4, 6, 4], [4, 5, 6, 5, 4], 2),
    yarns: [indigo, haze, ink, cream, azure, '#2d4f94'],
  }),
  carpet('Night Market', '2417', 'Plush', 'Silk', '4.4', 'Loud', {
    cartoon: dusk,
    yarns: [ink, indigo, azure, amber, cream, '#0d1430'],
  }),
  carpet('Salt Pan', '0290', 'Flat', 'Linen', '1.8', 'Breezy', {
    cartoon: ledger,
    yarns: [haze, indigo, azure, cream, ink, '#b9d0e4'],
  }),
  carpet('Undertow', '0663', 'Carved', 'Wool', '3.8', 'Stormy', {
    cartoon: strait,
    yarns: ['#6f9bd0', ink, azure, haze, cream, indigo],
  }),
  carpet('Plumb Line', '2099', 'Looped', 'Wool', '3.2', 'Strict', {
    cartoon: abacus,
    yarns: [haze, azure, indigo, cream, ink, ink],
  }),
  carpet('Moonpool, blue', '1409', 'Looped', 'Wool and silk', '3.4', 'Quiet', {
    cartoon: moonpool,
    yarns: [ink, indigo, haze, cream, azure],
  }),
  carpet('Kingfisher', '1802', 'Plush', 'Silk', '4.5', 'Loud', {
    cartoon: persimmon,
    yarns: [azure, indigo, ink, amber, cream, haze],
  }),
  carpet('Wet Slate', '0555', 'Looped', 'Wool', '3.0', 'Stormy', {
    cartoon: oolong,
    yarns: [ink, '#52719c', indigo, haze, cream, '#0d1430'],
  }),
  carpet('Regatta', '2380', 'Flat', 'Linen', '1.9', 'Breezy', {
    cartoon: sampan,
    yarns: [haze, indigo, cream, azure, ink, ink],
  }),
];

export const catalogue: readonly Carpet[] = [
  moonpoolCarpet,
  persimmonInTray,
  straitCarpet,
  lanternCarpet,
  sampanCarpet,
  kilnCarpet,
  ledgerCarpet,
  tidelineCarpet,
  duskCarpet,
  oolongCarpet,
  abacusCarpet,
  slipwayCarpet,
  rookeryCarpet,
  quarryCarpet,
  lacquerCarpet,
  orchardCarpet,
];

/** The carpet of the home page, wide as a room. */
export const hall: Cloth = {
  cartoon: panelled([2, 5, 9, 5, 3, 12, 14, 12, 3, 5, 9, 5, 2], [3, 9, 4, 13, 4, 9, 3], 2),
  yarns: [plum, amber, cream, celadon, teal, aubergine],
};

/** The key picture: a square of triangles, hourglasses and crosses. */
export const square: Cloth = {
  cartoon: panelled([3, 8, 5, 16, 5, 8, 3], [3, 8, 5, 16, 5, 8, 3], 4),
  yarns: [teal, amber, plum, cream, celadon, rose],
};
