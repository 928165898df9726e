/** Cans in hard pop colours. Their roundness is printed: dots that grow towards the shaded side, as in a cheap comic. */
export interface Flavour {
  readonly key: string;
  readonly name: string;
  readonly can: string;
  readonly shade: string;
  readonly accent: string;
  readonly made: readonly [string, string, string];
  readonly motif: string;
}

const ray = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? outer : inner;
    const angle = (index / (count * 2)) * 2 * Math.PI - Math.PI / 2;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  }).join('L');

const segments = Array.from(
  { length: 9 },
  (_, index) => `<path transform="rotate(${index * 40})" d="M0 -9Q-17 -42 -14 -58Q0 -69 14 -58Q17 -42 0 -9Z"/>`,
).join('');

export const flavours: readonly Flavour[] = [
  {
    key: 'plum',
    name: 'PLUM',
    can: '#ff4b2e',
    shade: '#c9260d',
    accent: '#ffd9ec',
    made: ['Water', 'Plum', 'Bubbles'],
    motif: `<path d="M0 -52C52 -72 84 -34 76 12C68 60 30 78 0 70C-30 78 -68 60 -76 12C-84 -34 -52 -72 0 -52Z" fill="#8a1538"/><path d="M0 -52Q-22 6 0 70Q-30 78 -50 60Q-30 10 0 -52Z" fill="#5e0c2c"/><path d="M-52 -26Q-58 -2 -46 20" stroke="#ff9fb8" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M0 -50Q4 -76 18 -88" stroke="#111" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M10 -72Q34 -104 74 -86Q58 -54 10 -72Z" fill="#0b7a4b"/>`,
  },
  {
    key: 'yuzu',
    name: 'YUZU',
    can: '#5a2bff',
    shade: '#3710c4',
    accent: '#d8ff3d',
    made: ['Water', 'Yuzu', 'Bubbles'],
    motif: `<circle r="80" fill="#ffb800"/><circle r="70" fill="#fff6c9"/><g fill="#ffd60a">${segments}</g><path d="M-58 -40A70 70 0 0 1 -14 -69" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round"/>`,
  },
  {
    key: 'tea',
    name: 'TEA',
    can: '#0b7a4b',
    shade: '#04502f',
    accent: '#ffd9ec',
    made: ['Water', 'Leaf', 'Time'],
    motif: `<path d="M-64 58Q-84 -44 70 -74Q84 66 -46 70Z" fill="#7be08a"/><path d="M-64 58Q-30 -10 70 -74Q84 66 -46 70Z" fill="#3fb86a"/><path d="M-78 82Q-40 10 52 -54M-28 22Q-34 0 -24 -26M4 -8Q0 -30 10 -48M-20 14Q6 24 30 14M12 -16Q32 -10 52 -20" stroke="#04502f" stroke-width="7" stroke-linecap="round" fill="none"/>`,
  },
  {
    key: 'ginger',
    name: 'GINGER',
    can: '#151515',
    shade: '#3d3d3d',
    accent: '#ff8a1f',
    made: ['Water', 'Ginger', 'Nerve'],
    motif: `<path d="M${ray(12, 52, 84)}Z" fill="#111"/><path d="M${ray(12, 32, 58)}Z" fill="#ffd60a"/><circle r="18" fill="#ff4b2e"/>`,
  },
];

const dots = (id: string, colour: string): string => {
  const marks: string[] = [];
  for (let column = 0; column < 11; column += 1) {
    for (let row = 0; row < 40; row += 1) {
      const radius = 0.9 + column * 0.56;
      marks.push(
        `<circle cx="${148 + column * 10}" cy="${60 + row * 10.6 + (column % 2) * 5.3}" r="${radius.toFixed(2)}"/>`,
      );
    }
  }
  return `<g id="${id}dots" fill="${colour}">${marks.join('')}</g>`;
};

const body =
  'M38 46C38 62 14 72 14 98V416C14 440 36 446 40 462Q130 488 220 462C224 446 246 440 246 416V98C246 72 222 62 222 46Z';

/** A can on 260 × 490, seen from just above its lid. */
export function canParts({ name, can, shade, accent, motif }: Flavour, id: string, words = true): string {
  const size = name.length > 5 ? 38 : name.length > 3 ? 55 : 68;
  return `<clipPath id="${id}can"><path d="${body}"/></clipPath><g clip-path="url(#${id}can)"><path d="M0 0H260V500H0Z" fill="${can}"/>
<circle cx="118" cy="${words ? 218 : 262}" r="${words ? 94 : 112}" fill="${accent}"/><g transform="translate(118 ${words ? 218 : 262}) scale(${words ? 0.88 : 1.08})">${motif}</g>
${dots(id, shade)}${words ? `<text x="122" y="386" text-anchor="middle" font-family="Unbounded Variable" font-weight="900" font-size="${size}" letter-spacing="-2" fill="${accent}">${name}</text><text x="122" y="420" text-anchor="middle" font-family="Bricolage Grotesque Variable" font-weight="700" font-size="17" fill="${accent}">330 ml of only this</text>` : ''}<path d="M0 0H260V86Q130 116 0 86Z" fill="#e6e6ee"/><path d="M170 0H260V86Q224 98 184 102Z" fill="#a9a9bb"/><path d="M0 442Q130 474 260 442V500H0Z" fill="#c9c9d6"/><path d="M176 462Q222 454 260 442V500H176Z" fill="#8d8da2"/>
<path d="M30 122Q36 116 44 124V${words ? 322 : 404}H30Z" fill="#fff"/><path d="M54 128h9V188h-9Z" fill="#fff"/></g>
<ellipse cx="130" cy="44" rx="94" ry="22" fill="#fff"/><ellipse cx="130" cy="46" rx="84" ry="17" fill="#a9a9bb"/><ellipse cx="130" cy="49" rx="78" ry="14" fill="#d9d9e4"/><ellipse cx="130" cy="56" rx="30" ry="6" fill="#111"/><path d="M108 46Q130 32 152 46Q150 54 130 54T108 46Z" fill="#fff"/><ellipse cx="130" cy="46" rx="10" ry="3.500" fill="#a9a9bb"/>`;
}

export const can = (flavour: Flavour, id: string): string =>
  `<svg class="can" viewBox="0 10 260 480" role="img" aria-label="${flavour.name}">${canParts(flavour, id)}</svg>`;

/** A can from straight above, 100 across; the tab shows how it was put down. */
export function top(colour: string, turn: number): string {
  const light = colour === '#151515' ? '#4a4a4a' : '#ffffff';
  return `<circle r="49" fill="#f4f4fa"/><path d="M49 0A49 49 0 0 1 -34.600 34.600L-29 29A41 41 0 0 0 41 0Z" fill="#a9a9bb"/><circle r="42" fill="#8d8da2"/><circle r="39" fill="${colour}"/><path d="M-39 0A39 39 0 0 1 0 -39V-33A33 33 0 0 0 -33 0Z" fill="${light}" fill-opacity=".55"/>
<g transform="rotate(${turn})"><path d="M-15 10C-15 1 15 1 15 10C15 26 8 33 0 33S-15 26 -15 10Z" fill="#111" fill-opacity=".82"/><path d="M-12 -23C-12 -32 12 -32 12 -23V4C12 10 -12 10 -12 4Z" fill="#f4f4fa"/><path d="M-6 -22C-6 -26 6 -26 6 -22V-11H-6Z" fill="${colour}"/><circle cy="1" r="3.500" fill="#8d8da2"/></g>`;
}

export const topSvg = (colour: string, turn: number, kind = ''): string =>
  `<svg class="hole ${kind}" viewBox="-56 -56 112 112" aria-hidden="true">${top(colour, turn)}</svg>`;

export const emptySvg = (kind = ''): string =>
  `<svg class="hole empty ${kind}" viewBox="-56 -56 112 112" aria-hidden="true"><circle r="49" fill="#111"/><path d="M-49 0A49 49 0 0 1 49 0A52 44 0 0 0 -49 0Z" fill="#3a2a10"/><circle class="ring" r="49" fill="none"/></svg>`;

export const colours: Readonly<Record<string, string>> = {
  p: '#ff4b2e',
  o: '#ff8a1f',
  l: '#ffd60a',
  t: '#0b7a4b',
  b: '#1e9bff',
  y: '#5a2bff',
  g: '#151515',
  k: '#ff9fd0',
};

export const star = (text: readonly string[], fill: string, ink: string, points = 16): string =>
  `<svg class="star" viewBox="-110 -110 220 220" aria-hidden="true"><path d="M${ray(points, 86, 106)}Z" fill="${fill}"/><g fill="${ink}" text-anchor="middle" font-family="Unbounded Variable" font-weight="900" font-size="31" letter-spacing="-1.500">${text.map((line, index) => `<text y="${11 + (index - (text.length - 1) / 2) * 35}">${line}</text>`).join('')}</g></svg>`;
