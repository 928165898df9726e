/** Bottles in a dark cellar: almost black, with one lamp to the left and its echo to the right. */
const shapes = {
  burgundy: 'M82 24H118V186C118 262 168 322 168 424V724Q168 750 142 750H58Q32 750 32 724V424C32 322 82 262 82 186Z',
  bordeaux: 'M83 24H117V232C117 276 160 282 160 340V726Q160 750 136 750H64Q40 750 40 726V340C40 282 83 276 83 232Z',
  flute: 'M85 0H115V190C115 300 151 372 151 476V730Q151 750 131 750H69Q49 750 49 730V476C49 372 85 300 85 190Z',
  clavelin: 'M81 96H119V282C119 318 166 322 166 372V724Q166 750 140 750H60Q34 750 34 724V372C34 322 81 318 81 282Z',
  round: 'M81 40H119V176C119 268 174 330 174 438V720Q174 750 144 750H56Q26 750 26 720V438C26 330 81 268 81 176Z',
} as const;

export interface Wine {
  readonly name: string;
  readonly place: string;
  readonly vintage: number;
  readonly shape: keyof typeof shapes;
  readonly glass: string;
  readonly glow: string;
  readonly capsule: string;
  readonly label: string;
  readonly ink: string;
}

export const wines: readonly Wine[] = [
  {
    name: 'Côte',
    place: 'upper slope',
    vintage: 2009,
    shape: 'burgundy',
    glass: '#3d0b1c',
    glow: '#b8495f',
    capsule: '#d9a441',
    label: '#f6e6d8',
    ink: '#5a1228',
  },
  {
    name: 'Rive',
    place: 'left bank',
    vintage: 2011,
    shape: 'bordeaux',
    glass: '#12241a',
    glow: '#5f8a5d',
    capsule: '#e3c58d',
    label: '#f0d9a9',
    ink: '#1d2f20',
  },
  {
    name: 'Clos',
    place: 'inside the wall',
    vintage: 2013,
    shape: 'round',
    glass: '#5a0f28',
    glow: '#e0788a',
    capsule: '#f3dfd2',
    label: '#fff5ea',
    ink: '#6b1730',
  },
  {
    name: 'Mont',
    place: 'above the wood',
    vintage: 2015,
    shape: 'clavelin',
    glass: '#0b0d12',
    glow: '#6f7b93',
    capsule: '#8a2a34',
    label: '#d98f7a',
    ink: '#24040f',
  },
  {
    name: 'Val',
    place: 'by the river',
    vintage: 2017,
    shape: 'flute',
    glass: '#1f3316',
    glow: '#93b263',
    capsule: '#6b1730',
    label: '#f3dfd2',
    ink: '#2c4420',
  },
];

const tops = { burgundy: 24, bordeaux: 24, flute: 0, clavelin: 96, round: 40 } as const;

/** The slope as the label shows it: five lines of one hillside, different for every wine. */
function slope(wine: Wine, x: number, y: number, width: number): string {
  const bend = (wine.vintage % 7) * 2.4;
  return Array.from({ length: 5 }, (_, index) => {
    const drop = index * 6;
    return `<path d="M${x} ${y + 26 + drop * 0.7}Q${x + width * 0.3} ${y + 22 + drop - bend} ${x + width * 0.52} ${y + 8 + drop * 1.1}T${x + width} ${y - 12 + bend + drop * 1.5}" fill="none" stroke="${wine.ink}" stroke-width="1.600"/>`;
  }).join('');
}

/** The paper on the glass: a double frame, a name and a year, or only the slope where no words are wanted. */
function paper(wine: Wine, left: number, words: boolean): string {
  const right = 200 - left;
  const face = `M${left} 452Q100 462 ${right} 452V668Q100 680 ${left} 668Z`;
  const frame = `M${left + 9} 463Q100 472 ${right - 9} 463V657Q100 667 ${left + 9} 657Z`;
  const text = words
    ? `<text x="100" y="512" text-anchor="middle" font-family="DM Serif Display" font-size="44" fill="${wine.ink}">${wine.name}</text><path d="M${left + 28} 527H${right - 28}" stroke="${wine.ink}" stroke-width="1.200"/><text x="100" y="547" text-anchor="middle" font-family="Newsreader Variable" font-style="italic" font-size="15" fill="${wine.ink}">${wine.place}</text><text x="100" y="648" text-anchor="middle" font-family="DM Serif Display" font-size="17" letter-spacing="3" fill="${wine.ink}">${wine.vintage}</text>`
    : `<circle cx="100" cy="626" r="11" fill="${wine.ink}"/>`;
  return `<path d="${face}" fill="${wine.label}"/><path d="${frame}" fill="none" stroke="${wine.ink}" stroke-width="1.400"/><g>${slope(wine, left + 22, words ? 563 : 520, 156 - left * 2)}</g>${text}`;
}

/** One bottle standing at 0 to 200, its foot on 750. */
export function bottleParts(wine: Wine, id: string, words = true): string {
  const body = shapes[wine.shape];
  const left = { burgundy: 33, bordeaux: 41, flute: 50, clavelin: 35, round: 27 }[wine.shape];
  const top = tops[wine.shape];
  return `<defs><clipPath id="${id}body"><path d="${body}"/></clipPath>
<linearGradient id="${id}glass" x1="0" x2="1"><stop offset=".12" stop-color="${wine.glass}"/><stop offset=".3" stop-color="${wine.glow}" stop-opacity=".55"/><stop offset=".42" stop-color="${wine.glass}"/><stop offset=".78" stop-color="#060204"/><stop offset=".9" stop-color="${wine.glow}" stop-opacity=".32"/><stop offset="1" stop-color="${wine.glass}"/></linearGradient>
<linearGradient id="${id}cap" gradientUnits="userSpaceOnUse" x1="80" x2="120" y1="0" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".45"/><stop offset=".3" stop-color="#fff" stop-opacity=".38"/><stop offset=".48" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>
<linearGradient id="${id}round" gradientUnits="userSpaceOnUse" x1="${left}" x2="${200 - left}" y1="0" y2="0"><stop offset="0" stop-color="#24040f" stop-opacity=".5"/><stop offset=".26" stop-color="#24040f" stop-opacity="0"/><stop offset=".62" stop-color="#24040f" stop-opacity=".08"/><stop offset="1" stop-color="#24040f" stop-opacity=".62"/></linearGradient></defs>
<g clip-path="url(#${id}body)"><path d="M0 0H200V760H0Z" fill="${wine.glass}"/><path d="M20 0H180V760H20Z" fill="url(#${id}glass)"/>
<path d="M70 -10H130V${top + 132}Q100 ${top + 140} 70 ${top + 132}Z" fill="${wine.capsule}"/><path d="M70 -10H130V${top + 132}Q100 ${top + 140} 70 ${top + 132}Z" fill="url(#${id}cap)"/><path d="M70 ${top + 22}Q100 ${top + 28} 130 ${top + 22}" fill="none" stroke="#24040f" stroke-opacity=".4" stroke-width="3"/>
${paper(wine, left, words)}<path d="M${left} 452Q100 462 ${200 - left} 452V668Q100 680 ${left} 668Z" fill="url(#${id}round)"/>
<path d="${wine.shape === 'clavelin' ? `M${left + 18} 392V442` : wine.shape === 'bordeaux' ? `M${left + 18} 360V442` : ''}M${left + 18} 684V730" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M89 ${top + 152}V${top + 214}" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/></g>
<rect x="79" y="${top - 4}" width="42" height="15" rx="4" fill="${wine.capsule}"/><rect x="79" y="${top - 4}" width="42" height="15" rx="4" fill="url(#${id}cap)"/>`;
}

export const bottle = (wine: Wine, id: string): string =>
  `<svg class="bottle" viewBox="0 -10 200 772" role="img" aria-label="${wine.name}"><ellipse cx="100" cy="752" rx="86" ry="7" fill="#0e0106"/>${bottleParts(wine, id)}</svg>`;

/** The foot of a bottle lying in its bin, with the chalk mark of whoever turned it last. */
export function bin(wine: Wine, id: string, turn: number): string {
  return `<g class="end"><radialGradient id="${id}" cx=".36" cy=".32" r=".8"><stop offset="0" stop-color="${wine.glow}"/><stop offset=".35" stop-color="${wine.glass}"/><stop offset="1" stop-color="#0b0206"/></radialGradient><circle r="44" fill="url(#${id})"/><circle r="33" fill="none" stroke="${wine.glow}" stroke-opacity=".5" stroke-width="2"/><circle r="18" fill="#0b0206" fill-opacity=".75"/><circle r="18" fill="none" stroke="${wine.glow}" stroke-opacity=".65" stroke-width="1.500"/><path d="M-34 -20A40 40 0 0 1 -8 -39" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/><g transform="rotate(${turn})"><path class="chalk" d="M0 -24V-40" stroke="#fff5ea" stroke-width="5" stroke-linecap="round"/></g></g>`;
}

/** A rack of bins, one bottle to a bin; some are empty, as bins are. */
export function rack(columns: number, rows: number, id: string): string {
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) * 112 + 56;
    const y = Math.floor(index / columns) * 112 + 56;
    const wine = wines[(index * 7 + Math.floor(index / columns) * 2) % 5];
    const empty = (index * 13 + 5) % 11 === 0;
    return `<g transform="translate(${x} ${y})"><path d="M-52 -52H52V52H-52Z" fill="#1a030b"/><path d="M-52 -52H52L40 -40H-40L-40 40L-52 52Z" fill="#0e0106"/>${wine && !empty ? bin(wine, `${id}${index}`, (index * 67) % 360) : ''}</g>`;
  });
  return `<svg class="rack" viewBox="0 0 ${columns * 112} ${rows * 112}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="${columns * 112}" height="${rows * 112}" fill="#4a1020"/>${cells.join('')}</svg>`;
}
