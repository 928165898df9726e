/** Everything in the shop, and what grows outside it. */
import { ash, block, chance, cherry, lean, oak, polygon, project, type Timber, times, walnut } from './wood.ts';

const svg = (name: string, box: string, body: string): string =>
  `<svg class="${name}" viewBox="${box}" aria-hidden="true">${body}</svg>`;

const shadow = (x: number, y: number, width: number, depth: number): string => {
  const spots = [
    project(x, y, 0),
    project(x + width, y, 0),
    project(x + width, y + depth, 0),
    project(x, y + depth, 0),
  ] as const;
  return `<path d="${polygon(spots)}" fill="#000" opacity=".14"/>`;
};

/** Five boards on splayed legs, with the ridge beam below them. */
function ridgeBody(timber: Timber = oak): string {
  const legs = (y: number, seed: number): string =>
    lean({ from: [70, y, 230], to: [24, y, 0], width: 34, depth: 26, timber, seed }) +
    lean({ from: [576, y, 230], to: [622, y, 0], width: 34, depth: 26, timber, seed: seed + 1 });
  return (
    shadow(20, 10, 660, 250) +
    legs(220, 3) +
    block({ at: [90, 120, 190], size: [490, 26, 34], timber, seed: 4 }) +
    legs(20, 5) +
    times(5, (board) =>
      block({ at: [0, (4 - board) * 54, 230], size: [680, 52, 26], timber, seed: 11 + board * 3, gap: 5 }),
    )
  );
}

export const ridge = (timber: Timber = oak): string => svg('piece', '-10 -380 840 400', ridgeBody(timber));

function leafBody(timber: Timber = cherry): string {
  const pegs = times(11, (peg) =>
    block({ at: [34 + peg * 56, 112, 138], size: [12, 12, 108], along: 'z', timber, seed: peg }),
  );
  const leg = (x: number, y: number, out: number, seed: number): string =>
    lean({ from: [x, y, 118], to: [x + out, y, 0], width: 28, depth: 22, timber, seed });
  return (
    shadow(10, 0, 660, 130) +
    leg(60, 104, -30, 1) +
    leg(588, 104, 30, 2) +
    leg(60, 14, -30, 3) +
    leg(588, 14, 30, 4) +
    times(2, (board) =>
      block({ at: [0, (1 - board) * 66, 116], size: [670, 64, 24], timber, seed: 5 + board, gap: 5 }),
    ) +
    pegs +
    block({ at: [14, 108, 240], size: [642, 22, 30], timber, seed: 9, gap: 5 })
  );
}

export const leaf = (timber: Timber = cherry): string => svg('piece', '-30 -330 800 350', leafBody(timber));

/** The bench as a porter carries it: on its end, legs to the right. */
export function leafOnEnd(timber: Timber = cherry): string {
  const pegs = times(11, (peg) => block({ at: [-108, 112, 30 + peg * 42], size: [108, 12, 12], timber, seed: peg }));
  const leg = (y: number, z: number, seed: number): string =>
    block({ at: [24, y, z], size: [118, 22, 28], timber, seed });
  return (
    block({ at: [-138, 108, 10], size: [30, 22, 482], along: 'z', timber, seed: 9, gap: 5 }) +
    pegs +
    block({ at: [0, 0, 0], size: [24, 130, 500], along: 'z', timber, seed: 5, gap: 5 }) +
    leg(100, 46, 1) +
    leg(100, 426, 2) +
    leg(8, 46, 3) +
    leg(8, 426, 4)
  );
}

const book = (x: number, z: number, width: number, height: number, colour: string): string => {
  const [left, top] = project(x, 26, z + height);
  return `<path d="M${left} ${top}h${width}v${height}h-${width}z" fill="${colour}"/><path d="M${left} ${top + 12}h${width}m0 8h-${width}" stroke="#ece2d0" stroke-width="2" opacity=".7" fill="none"/>`;
};

/** Two sides and as many shelves as it is tall. */
export function trunkBody(shelves: number, timber: Timber = walnut, filled = true): string {
  const tall = shelves * 118 + 40;
  const inside = times(shelves + 1, (shelf) => {
    const z = shelf * 118 + 20;
    const things =
      !filled || shelf === shelves
        ? ''
        : shelf % 3 === 0
          ? book(40, z + 16, 18, 82, '#24452f') +
            book(60, z + 16, 24, 74, '#e6b07a') +
            book(86, z + 16, 16, 88, '#9db38f') +
            book(104, z + 16, 22, 70, '#bf6f43')
          : shelf % 3 === 1
            ? svgBowl(150, z + 16)
            : book(170, z + 16, 20, 80, '#ece2d0') + book(192, z + 16, 26, 86, '#24452f') + svgBowl(70, z + 16);
    return block({ at: [16, 0, z], size: [248, 110, 16], timber, seed: 20 + shelf, gap: 5 }) + things;
  });
  return (
    shadow(0, 0, 300, 120) +
    block({ at: [0, 0, 0], size: [18, 110, tall], along: 'z', timber, seed: 3, gap: 5 }) +
    inside +
    block({ at: [262, 0, 0], size: [18, 110, tall], along: 'z', timber, seed: 6, gap: 5 })
  );
}

function svgBowl(x: number, z: number): string {
  const [left, base] = project(x, 40, z);
  return `<path d="M${left - 34} ${base - 32}h68q-4 32-34 32t-34-32z" fill="#9db38f"/><path d="M${left - 34} ${base - 32}a34 8 0 0 1 68 0a34 8 0 0 1-68 0z" fill="#6f8a63"/>`;
}

export const trunk = (timber: Timber = walnut, shelves = 3): string =>
  svg('piece', `-10 -${shelves * 118 + 90} 360 ${shelves * 118 + 110}`, trunkBody(shelves, timber));

const ring = (radius: number, seed: number, squash: number): string =>
  `M${Array.from({ length: 48 }, (_, turn) => {
    const angle = (turn / 48) * Math.PI * 2;
    const wobble = 1 + Math.sin(angle * 3 + seed) * 0.018 + Math.sin(angle * 5 + seed * 0.3) * 0.014;
    return `${(Math.cos(angle) * radius * wobble).toFixed(1)} ${(Math.sin(angle) * radius * wobble * squash).toFixed(1)}`;
  }).join('L')}Z`;

/** The years of a tree, from above. */
const rings = (radius: number, timber: Timber, squash = 1, count = 15): string =>
  `<path d="${ring(radius, 1, squash)}" fill="${timber.side}"/><path d="${ring(radius * 0.95, 1, squash)}" fill="${timber.top}"/>${times(count, (year) => `<path d="${ring(radius * (0.06 + (0.86 * (year + chance(year, 3) * 0.6)) / count), 1 + year * 0.06, squash)}" fill="none" stroke="${timber.line}" stroke-width="${(1 + chance(year) * 2).toFixed(1)}" opacity="${(0.35 + chance(year, 9) * 0.4).toFixed(2)}"/>`)}<path d="M0 0L${(radius * 0.86).toFixed(0)} ${(radius * squash * 0.3).toFixed(0)}" stroke="${timber.line}" stroke-width="2.5"/>`;

const stumpBody = (timber: Timber = ash): string =>
  `<ellipse cx="40" cy="158" rx="180" ry="48" fill="#000" opacity=".14"/><path d="M-150 0C-150 80-142 130-150 160Q-70 214 0 212T150 160C142 130 150 70 150 0Z" fill="${timber.face}"/><path d="M60 40C70 110 60 160 66 206Q120 196 150 160C142 130 150 70 150 0Z" fill="${timber.side}"/>${times(
    22,
    (line) => {
      const x = -142 + line * 13.4;
      const bow = Math.sqrt(Math.max(0, 1 - (x / 150) ** 2));
      return `<path d="M${x.toFixed(0)} ${(bow * 60).toFixed(0)}q${(chance(line) * 12 - 6).toFixed(0)} 60 ${(chance(line, 2) * 8 - 4).toFixed(0)} ${(90 + bow * 44).toFixed(0)}" fill="none" stroke="${timber.line}" stroke-width="${(1 + chance(line, 4) * 2).toFixed(1)}" opacity=".6"/>`;
    },
  )}${rings(152, timber, 0.42, 13)}`;

export const stump = (timber: Timber = ash): string => svg('piece', '-200 -100 420 320', stumpBody(timber));

/** A simple tree: three triangles and a trunk. */
export const fir = (x: number, y: number, width: number, height: number, colour: string, shade: string): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><path d="M${(-width * 0.06).toFixed(1)} 0h${(width * 0.12).toFixed(1)}v${(-height * 0.2).toFixed(1)}h${(-width * 0.12).toFixed(1)}z" fill="#3a2413"/>${[
    [0.14, 1, 0.5],
    [0.38, 0.8, 0.74],
    [0.6, 0.58, 1],
  ]
    .map(
      ([low = 0, wide = 0, high = 0]) =>
        `<path d="M${(-width * wide * 0.5).toFixed(1)} ${(-height * low).toFixed(1)}L0 ${(-height * high).toFixed(1)}V${(-height * low).toFixed(1)}z" fill="${colour}"/><path d="M${(width * wide * 0.5).toFixed(1)} ${(-height * low).toFixed(1)}L0 ${(-height * high).toFixed(1)}V${(-height * low).toFixed(1)}z" fill="${shade}"/>`,
    )
    .join('')}</g>`;

export const row = (count: number, width: number, base: number, low: number, high: number, seed: number): string =>
  times(count, (tree) => {
    const tall = low + (high - low) * chance(tree, seed);
    const [colour, shade] =
      chance(tree, seed + 3) > 0.76
        ? ['#e6b07a', '#c98e58']
        : chance(tree, seed + 5) > 0.5
          ? ['#9db38f', '#7b9670']
          : ['#6f8f6a', '#557553'];
    return fir(
      ((tree + 0.5) / count) * width + (chance(tree, seed + 8) - 0.5) * 20,
      base,
      tall * 0.56,
      tall,
      colour ?? '',
      shade ?? '',
    );
  });

/** Four joints, each pulled apart so that it can be seen. */
export const joints: readonly { readonly name: string; readonly says: string; readonly body: string }[] = [
  {
    name: 'Mortise and tenon',
    says: 'Seat to leg. No screw.',
    body:
      block({ at: [0, 0, 0], size: [64, 64, 250], along: 'z', timber: cherry, seed: 2, gap: 6 }) +
      `<path d="${polygon([project(64, 20, 150), project(64, 44, 150), project(64, 44, 90), project(64, 20, 90)])}" fill="#3a2413"/>` +
      block({ at: [118, 20, 92], size: [54, 24, 56], timber: ash, seed: 5, gap: 5 }) +
      block({ at: [170, 8, 80], size: [150, 48, 80], timber: cherry, seed: 7, gap: 6 }),
  },
  {
    name: 'Dovetail',
    says: 'Rail to end. Pull: it holds.',
    body:
      block({ at: [0, 0, 20], size: [150, 60, 90], timber: cherry, seed: 3, gap: 6 }) +
      `<path d="${polygon([project(150, 0, 34), project(150, 0, 96), project(196, 0, 106), project(196, 0, 24)])}" fill="${ash.face}"/><path d="${polygon([project(150, 0, 96), project(196, 0, 106), project(196, 60, 106), project(150, 60, 96)])}" fill="${ash.top}"/><path d="${polygon([project(196, 0, 24), project(196, 0, 106), project(196, 60, 106), project(196, 60, 24)])}" fill="${ash.side}"/>` +
      block({ at: [244, 0, 0], size: [60, 60, 210], along: 'z', timber: cherry, seed: 8, gap: 6 }) +
      `<path d="${polygon([project(244, 0, 34), project(244, 0, 96), project(290, 0, 106), project(290, 0, 24)])}" fill="#3a2413"/>`,
  },
  {
    name: 'Wedge',
    says: 'Peg to seat. Split on purpose.',
    body:
      block({ at: [0, 0, 60], size: [300, 120, 44], timber: cherry, seed: 6, gap: 6 }) +
      `<path d="${polygon([project(120, 40, 104), project(176, 40, 104), project(176, 84, 104), project(120, 84, 104)])}" fill="#3a2413"/>` +
      block({ at: [126, 44, 150], size: [44, 34, 90], along: 'z', timber: ash, seed: 9, gap: 5 }) +
      `<path d="${polygon([project(140, 44, 300), project(156, 44, 300), project(150, 44, 262), project(146, 44, 262)])}" fill="${walnut.face}"/><path d="${polygon([project(140, 44, 300), project(156, 44, 300), project(156, 78, 300), project(140, 78, 300)])}" fill="${walnut.top}"/>`,
  },
  {
    name: 'Bridle',
    says: 'Back to post, open-mouthed.',
    body:
      block({ at: [0, 0, 0], size: [60, 20, 190], along: 'z', timber: cherry, seed: 4, gap: 6 }) +
      block({ at: [0, 44, 0], size: [60, 20, 190], along: 'z', timber: cherry, seed: 11, gap: 6 }) +
      block({ at: [0, 0, 0], size: [60, 64, 90], along: 'z', timber: cherry, seed: 5, gap: 6 }) +
      block({ at: [-60, 22, 206], size: [120, 20, 64], timber: ash, seed: 13, gap: 5 }) +
      block({ at: [60, 6, 200], size: [190, 52, 76], timber: cherry, seed: 14, gap: 6 }),
  },
];
