/** Cups from straight above, with light falling from the upper left. Everything else on the pages is empty for them. */
const milk = '#f8ead2';

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** One lobe of a poured leaf from the stem at height `y` out to a rounded tip and back. */
function lobe(y: number, wide: number, lift: number, thick: number, sign: 1 | -1): string {
  const at = (share: number, height: number): string => `${rounded(sign * wide * share)} ${rounded(y + height)}`;
  return `<path d="M0 ${rounded(y)}C${at(0.4, -lift * 0.02)} ${at(0.74, -lift * 0.34)} ${at(0.93, -lift)}C${at(0.97, -lift - thick * 0.55)} ${at(1.12, -lift - thick * 0.3)} ${at(1.09, -lift + thick * 0.25)}C${at(1, -lift * 0.2 + thick)} ${at(0.5, thick * 1.3)} 0 ${rounded(y + thick * 1.5)}Z"/>`;
}

/** The poured leaf: lobes that widen towards the last pour, a heart at the tip and the line that pulls it together. */
export function leaf(): string {
  const count = 8;
  const lobes = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const wide = 52 + 104 * Math.sin(Math.PI * (0.06 + share * 0.58));
    const y = -84 + index * 35;
    const lift = 84 - 14 * share;
    const thick = 13 + 3.5 * share;
    return lobe(y, wide, lift, thick, 1) + lobe(y, wide, lift, thick, -1);
  });
  return `<g class="leaf" fill="url(#milk)"><radialGradient id="milk" gradientUnits="userSpaceOnUse" cx="-20" cy="-10" r="220"><stop offset="0" stop-color="#fdf3e1"/><stop offset=".6" stop-color="${milk}"/><stop offset="1" stop-color="#e3b985"/></radialGradient>${lobes.join('')}
<path d="M0 -74C-20 -98 -54 -112 -56 -144C-58 -176 -22 -182 0 -150C22 -182 58 -176 56 -144C54 -112 20 -98 0 -74Z"/>
<path d="M0 -158C5 -60 4 90 0 212C-4 90 -5 -60 0 -158Z" fill="#8f4c20"/></g>`;
}

export const heart = `<g class="leaf" fill="${milk}"><path d="M0 150C-96 92 -166 26 -150 -56C-136 -122 -44 -132 0 -58C44 -132 136 -122 150 -56C166 26 96 92 0 150Z"/><path d="M0 92C-60 50 -102 12 -94 -36C-84 -74 -26 -78 0 -28C26 -78 84 -74 94 -36C102 12 60 50 0 92Z" fill="#a9622d"/><path d="M0 62C-38 34 -62 8 -56 -18C-48 -42 -16 -42 0 -12C16 -42 48 -42 56 -18C62 8 38 34 0 62Z"/></g>`;

export const black = '';

/** Gradients of one cup; `id` keeps several cups on a page apart. */
const paints = (id: string): string => `<defs>
<radialGradient id="${id}saucer" cx=".4" cy=".36" r=".72"><stop offset="0" stop-color="#fffdf8"/><stop offset=".62" stop-color="#faf4e9"/><stop offset="1" stop-color="#dccfbb"/></radialGradient>
<linearGradient id="${id}well" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9ccb7"/><stop offset=".5" stop-color="#efe6d7"/><stop offset="1" stop-color="#fffdf8"/></linearGradient>
<linearGradient id="${id}lip" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#fbf6ec"/><stop offset="1" stop-color="#e6dac7"/></linearGradient>
<linearGradient id="${id}wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c9b89e"/><stop offset=".45" stop-color="#e9ddca"/><stop offset="1" stop-color="#fff"/></linearGradient>
<radialGradient id="${id}coffee" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#b46d36"/><stop offset=".66" stop-color="#9a5526"/><stop offset=".9" stop-color="#7a3f1a"/><stop offset=".965" stop-color="#8f5023"/><stop offset="1" stop-color="#c58a4d"/></radialGradient>
<radialGradient id="${id}black" cx=".46" cy=".42" r=".56"><stop offset="0" stop-color="#3c2012"/><stop offset=".8" stop-color="#24120a"/><stop offset=".95" stop-color="#4d2812"/><stop offset="1" stop-color="#8a4b22"/></radialGradient>
<filter id="${id}blur" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="${id}soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="13"/></filter>
<clipPath id="${id}round"><circle r="232"/></clipPath></defs>`;

export interface Cup {
  readonly id: string;
  readonly art: string;
  /** Degrees; 0 points right. */
  readonly handle: number;
  /** Degrees by which the poured picture is turned. */
  readonly turn?: number;
  readonly saucer?: boolean;
  /** A cup of another glaze. */
  readonly glaze?: string;
}

/** A cup around 0,0: 290 from centre to lip, 470 to the saucer's edge. */
export function cupParts({ id, art, handle, turn = 0, saucer = true }: Cup): string {
  const plate = saucer
    ? `<ellipse cx="46" cy="64" rx="462" ry="456" fill="#6d4a2a" opacity=".3" filter="url(#${id}blur)"/>
<circle r="470" fill="url(#${id}saucer)"/><circle r="462" fill="none" stroke="#fff" stroke-width="7" opacity=".8"/><circle r="352" fill="url(#${id}well)"/><circle r="343" fill="url(#${id}saucer)"/>`
    : '';
  return `${paints(id)}${plate}
<g class="body"><ellipse cx="40" cy="54" rx="${saucer ? 292 : 300}" ry="${saucer ? 286 : 296}" fill="#6d4a2a" opacity=".42" filter="url(#${id}${saucer ? 'soft' : 'blur'})"/>
<g transform="rotate(${handle})"><g fill="none" stroke-linecap="round"><path d="M262 -42C350 -70 438 -56 438 4C438 62 350 70 262 48" stroke="#d5c6ae" stroke-width="40"/><path d="M262 -44C350 -72 434 -58 434 0C434 58 350 66 262 44" stroke="#f6efe2" stroke-width="30"/><path d="M280 -53C350 -70 420 -58 428 -16" stroke="#fff" stroke-width="9"/></g></g>
<circle r="290" fill="url(#${id}lip)"/><circle r="268" fill="url(#${id}wall)"/><circle r="238" fill="${art === '' ? `url(#${id}black)` : `url(#${id}coffee)`}"/>
<g clip-path="url(#${id}round)"><g transform="rotate(${turn})">${art}</g>
<path d="M-238 0A238 238 0 0 1 0 -238V-214A216 216 0 0 0 -216 0Z" fill="#2a1208" opacity=".26" filter="url(#${id}soft)"/></g>
<path d="M-150 -232A278 278 0 0 1 60 -270" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".95"/></g>`;
}

export const cup = (picture: Cup, around = 540): string =>
  `<svg class="cup" viewBox="${-around} ${-around} ${around * 2} ${around * 2}" aria-hidden="true">${cupParts(picture)}</svg>`;

/** The roaster's name, drawn as one line: every letter is the rim of a cup with a handle or without. */
export const wordmark = `<a class="wordmark" href="#" aria-label="arabica"><svg viewBox="0 0 236 52" fill="none" stroke="currentColor" stroke-width="3.4" aria-hidden="true"><g id="a"><circle cx="17" cy="33" r="15"/><path d="M33.7 17V50"/></g>
<path d="M47 50V17M47 31Q47 18 61 18"/><g transform="translate(64 0)"><circle cx="17" cy="33" r="15"/><path d="M33.7 17V50"/></g>
<circle cx="127" cy="33" r="15"/><path d="M110.300 0V50"/><path d="M155 17V50"/><path d="M192.500 22A15 15 0 1 0 192.500 44"/><g transform="translate(199 0)"><circle cx="17" cy="33" r="15"/><path d="M33.7 17V50"/></g><circle cx="155" cy="5" r="3.2" fill="currentColor" stroke="none"/></svg></a>`;
