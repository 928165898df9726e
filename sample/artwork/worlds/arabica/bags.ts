export interface Coffee {
  readonly key: 'slope' | 'harbour' | 'sugar';
  readonly name: string;
  readonly line: string;
  readonly colour: string;
  readonly light: string;
  readonly dark: string;
  readonly label: string;
  readonly print: string;
}

/** Each coffee's drawing on its bag: a slope's contours, the sun over the harbour, a spoon with nothing on it. */
const contours = Array.from({ length: 7 }, (_, index) => {
  const lift = index * 17;
  return `<path d="M60 ${330 - lift}C110 ${318 - lift * 1.5} 128 ${292 - lift * 1.1} 170 ${296 - lift * 1.35}S232 ${262 - lift * 1.1} 260 ${276 - lift * 1.5}"/>`;
}).join('');

const harbourLines = Array.from(
  { length: 6 },
  (_, index) => `<path d="M${104 - index * 6} ${284 + index * 13}H${216 + index * 6}"/>`,
).join('');

export const coffees: readonly Coffee[] = [
  {
    key: 'slope',
    name: 'Slope 12',
    line: 'Apricot, black tea, a clean finish.',
    colour: '#2f4a3a',
    light: '#456552',
    dark: '#1d3227',
    label: '#e8d3b0',
    print: `<g fill="none" stroke-width="2.600">${contours}</g>`,
  },
  {
    key: 'harbour',
    name: 'Harbour',
    line: 'Cocoa, plum, good with the tram going by.',
    colour: '#c1452c',
    light: '#d9654b',
    dark: '#97301c',
    label: '#fbe6cd',
    print: `<g fill="none" stroke-width="2.600"><path d="M104 271A56 56 0 0 1 216 271Z" fill="currentColor"/>${harbourLines}</g>`,
  },
  {
    key: 'sugar',
    name: 'No sugar',
    line: 'Sweet enough. Please try it first.',
    colour: '#2b211b',
    light: '#463830',
    dark: '#150d09',
    label: '#d99a4e',
    print: `<g fill="none" stroke-width="2.600"><ellipse cx="160" cy="232" rx="25" ry="35"/><path d="M157 267L154 356Q160 362 166 356L163 267"/></g>`,
  },
];

/** A standing bag of matt paper, folded once at the top; soft light from the left. */
export function bag({ key, name, colour, light, dark, label, print }: Coffee, size = ''): string {
  const id = `${key}${size}`;
  return `<svg class="bag" viewBox="0 0 320 470" role="img" aria-label="${name}"><defs><linearGradient id="${id}side" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${dark}"/><stop offset=".11" stop-color="${colour}"/><stop offset=".3" stop-color="${light}"/><stop offset=".62" stop-color="${colour}"/><stop offset=".9" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<linearGradient id="${id}fall" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${dark}" stop-opacity=".55"/><stop offset=".16" stop-color="${dark}" stop-opacity="0"/><stop offset=".8" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".7"/></linearGradient>
<filter id="${id}blur" x="-30%" y="-60%" width="160%" height="260%"><feGaussianBlur stdDeviation="11"/></filter></defs>
<ellipse cx="178" cy="440" rx="136" ry="15" fill="#4a2d17" opacity=".5" filter="url(#${id}blur)"/>
<path d="M40 62Q30 240 36 430Q40 444 60 445H262Q282 444 285 430Q291 240 280 62Z" fill="url(#${id}side)"/><path d="M40 62Q30 240 36 430Q40 444 60 445H262Q282 444 285 430Q291 240 280 62Z" fill="url(#${id}fall)"/>
<path d="M58 64Q52 240 62 440M264 64Q270 240 258 440" fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width="2"/>
<path d="M38 20H282L281 64H39Z" fill="url(#${id}side)"/><path d="M38 20H282V26H38Z" fill="${light}"/><path d="M39 58H281V64H39Z" fill="${dark}" opacity=".6"/>
<g color="${label}" stroke="${label}">${print}</g><text x="76" y="410" fill="${label}" font-size="23" font-weight="400" letter-spacing="-.3">${name}</text><text x="244" y="410" fill="${label}" font-size="13" text-anchor="end">250 g</text></svg>`;
}

/** Thin-lined objects of the brewing guide, in a 100-wide square. */
export const tools: readonly string[] = [
  '<path d="M34 84Q26 58 38 40H62Q74 58 66 84Z"/><path d="M38 40Q50 24 62 40M50 32V27"/><path d="M67 58Q84 52 84 34Q84 30 90 30"/><path d="M36 52Q18 48 18 62T34 76"/>',
  '<path d="M22 72H78V84H22Z"/><path d="M36 72L30 46H70L64 72"/><path d="M33 58Q42 52 50 58T67 58"/><path d="M44 78H56"/>',
  '<path d="M20 34H80L58 66H42Z"/><path d="M28 34L46 66M72 34L54 66M50 34V66"/><path d="M36 66H64V72H36Z"/><path d="M50 76V80M50 84V88"/>',
  '<path d="M24 40H64L50 64H38Z"/><path d="M30 66H58V84H30Z"/><path d="M44 36Q44 16 60 14Q78 12 86 22"/><path d="M30 76Q37 72 44 76T58 76"/>',
  '<circle cx="48" cy="52" r="32"/><circle cx="48" cy="52" r="25" class="fill"/><path d="M80 46Q96 44 96 52T80 58"/>',
];

export const jug = `<svg class="jug" viewBox="0 0 300 380" aria-hidden="true"><defs><linearGradient id="glass" x1="0" x2="1"><stop offset="0" stop-color="#c9bfae"/><stop offset=".18" stop-color="#f7f2e8"/><stop offset=".5" stop-color="#fffdf9"/><stop offset="1" stop-color="#cfc2ac"/></linearGradient><linearGradient id="brew" x1="0" x2="1"><stop offset="0" stop-color="#2a1208"/><stop offset=".25" stop-color="#8a4b22"/><stop offset=".6" stop-color="#5c2d12"/><stop offset="1" stop-color="#24120a"/></linearGradient><filter id="jugblur" x="-30%" y="-80%" width="160%" height="300%"><feGaussianBlur stdDeviation="11"/></filter></defs>
<ellipse cx="160" cy="352" rx="120" ry="13" fill="#4a2d17" opacity=".45" filter="url(#jugblur)"/>
<path d="M218 130Q284 126 280 196T222 286" fill="none" stroke="#b9ab94" stroke-width="15"/><path d="M218 130Q284 126 280 196T222 286" fill="none" stroke="#efe7d8" stroke-width="7"/>
<path d="M88 30H196L200 84Q246 160 238 300Q236 354 206 356H76Q46 354 44 300Q38 160 84 84Z" fill="url(#glass)" opacity=".92"/>
<path d="M50 214Q142 226 234 214Q242 262 236 304Q232 346 204 348H78Q50 346 47 304Q44 250 50 214Z" fill="url(#brew)"/><ellipse cx="142" cy="215" rx="92" ry="10" fill="#b0703a"/>
<path d="M88 30H196L190 20H76Q64 22 60 34Q78 32 88 30Z" fill="#fffdf9"/><path d="M82 92H202V116H82Z" fill="#8a4b22"/><path d="M82 92H112V116H82Z" fill="#a8652f"/><path d="M72 150Q60 220 68 300" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".55"/></svg>`;
