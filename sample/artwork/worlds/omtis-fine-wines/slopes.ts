/** Maps and sections of hillsides, drawn by rule so that they stay the same from run to run. */
const wine = '#6b1730';
const blush = '#d98f7a';

function ring(centreX: number, centreY: number, radius: number, seed: number): string {
  const points = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * 2 * Math.PI;
    const reach =
      radius *
      (1 +
        0.2 * Math.sin(2 * angle + seed) +
        0.1 * Math.sin(3 * angle + seed * 2.3) +
        0.05 * Math.sin(5 * angle - seed));
    return [centreX + reach * 1.18 * Math.cos(angle), centreY + reach * 0.92 * Math.sin(angle)] as const;
  });
  const middle = (index: number): string => {
    const [x, y] = points[index % 40] ?? [0, 0];
    const [nextX, nextY] = points[(index + 1) % 40] ?? [0, 0];
    return `${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`;
  };
  return `M${middle(0)}${points.map((_, index) => `Q${(points[(index + 1) % 40] ?? [0, 0]).map((value) => value.toFixed(1)).join(' ')} ${middle(index + 1)}`).join('')}Z`;
}

/** Vine rows across a plot. */
const rows = (id: string, angle: number, colour: string, gap = 9): string =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 ${gap / 2}H${gap}" stroke="${colour}" stroke-width="2.200" stroke-dasharray="${gap * 0.7} ${gap * 0.3}"/></pattern>`;

/** The walled plot of one wine among its contours. */
export function contourMap(ground: string, line: string): string {
  const lines = Array.from(
    { length: 13 },
    (_, index) =>
      `<path d="${ring(440 - index * 7, 210 + index * 9, 400 - index * 30, 0.6 + index * 0.07)}" stroke-width="${index % 4 === 0 ? 3 : 1.4}"/>`,
  );
  return `<svg class="contours" viewBox="0 0 640 640" preserveAspectRatio="xMidYMid slice" role="img" aria-label="The slope as a contour map"><defs>${rows('rows', 28, '#fff5ea')}</defs><rect width="640" height="640" fill="${ground}"/><g fill="none" stroke="${line}">${lines.join('')}</g>
<path d="M-10 540Q120 500 240 566T460 600T650 560" fill="none" stroke="${line}" stroke-width="9" stroke-opacity=".55"/>
<path d="M232 286L392 250L430 372L262 420Z" fill="${wine}"/><path d="M232 286L392 250L430 372L262 420Z" fill="url(#rows)"/><path d="M226 281L396 243L437 376L257 428Z" fill="none" stroke="${wine}" stroke-width="5"/>
<circle cx="330" cy="334" r="13" fill="#fff5ea" stroke="${wine}" stroke-width="5"/><g font-family="Newsreader Variable" font-size="19" font-style="italic" fill="${wine}"><text x="470" y="140" transform="rotate(28 470 140)">310 m</text><text x="506" y="452" transform="rotate(-40 506 452)">260 m</text></g></svg>`;
}

export interface Plot {
  readonly name: string;
  readonly text: string;
  readonly shape: string;
  readonly at: readonly [number, number];
}

export const plots: readonly Plot[] = [
  { name: 'Les Hauts', text: 'Côte 2009, 2015', shape: 'M470 168L640 128L716 196L540 250Z', at: [596, 190] },
  { name: 'Le Mur', text: 'Clos 2013, 2016', shape: 'M300 260L474 206L560 300L376 352Z', at: [428, 282] },
  { name: 'La Pente', text: 'Mont 2015', shape: 'M596 282L770 230L872 322L690 384Z', at: [734, 306] },
  { name: 'Le Bas', text: 'Val 2017, 2018, 2020', shape: 'M330 420L610 364L742 452L428 514Z', at: [530, 440] },
];

/** A hillside with its four plots, a wood on top and a village that minds its own business. */
export const hillside = `<svg class="hillside" viewBox="0 0 1000 620" preserveAspectRatio="xMidYMid slice" role="img" aria-label="One hillside, four plots"><defs>${rows('vineA', -14, '#f3dfd2', 12)}${rows('vineB', -20, '#f3dfd2', 12)}${rows('vineC', -16, '#f3dfd2', 12)}${rows('vineD', -11, '#f3dfd2', 12)}</defs><rect width="1000" height="620" fill="#f6d9c6"/><circle cx="176" cy="150" r="74" fill="#fff5ea"/>
<path d="M0 250Q160 160 330 190T640 60T1000 150V620H0Z" fill="#e8b39a"/><path d="M0 340Q210 210 420 180T760 90T1000 190V620H0Z" fill="${blush}"/><path d="M0 420Q240 300 470 262T1000 300V620H0Z" fill="#c4705f"/><path d="M0 500Q300 420 560 430T1000 400V620H0Z" fill="#a54c4a"/><path d="M0 590Q300 520 600 540T1000 516V620H0Z" fill="#7d2a38"/>
<g fill="#4a1020">${Array.from({ length: 17 }, (_, index) => `<ellipse cx="${560 + index * 25}" cy="${(index < 9 ? 92 - index * 3.4 : 66 + (index - 9) * 11) - ((index * 5) % 3) * 5}" rx="19" ry="${24 + ((index * 7) % 4) * 5}"/>`).join('')}</g>
${plots.map((plot, index) => `<path d="${plot.shape}" fill="${['#6b1730', '#8a2740', '#5a1228', '#4a1020'][index]}" stroke="#fff5ea" stroke-width="4" stroke-linejoin="round"/><path d="${plot.shape}" fill="url(#vine${'ABCD'[index]})" opacity=".5"/>`).join('')}
<g><path d="M836 470V440L862 420L888 440V470ZM892 474V450L914 434L936 450V474ZM800 470V452L818 440L836 452V470Z" fill="#f3dfd2"/><path d="M832 442L862 416L892 442ZM888 452L914 430L940 452ZM796 454L818 436L840 454Z" fill="#4a1020"/><path d="M858 420V386L866 366L874 386V430Z" fill="#f3dfd2"/><path d="M854 388L866 352L878 388Z" fill="#4a1020"/></g>
${plots.map(({ at: [x, y] }, index) => `<circle cx="${x}" cy="${y}" r="23" fill="#fff5ea"/><text x="${x}" y="${y + 10}" text-anchor="middle" font-family="DM Serif Display" font-size="29" fill="${wine}">${index + 1}</text>`).join('')}</svg>`;

export const pins = [
  { name: 'Val', height: 215, price: 'HK$260', x: 214 },
  { name: 'Rive', height: 238, price: 'HK$410', x: 372 },
  { name: 'Clos', height: 286, price: 'HK$980', x: 566 },
  { name: 'Côte', height: 318, price: 'HK$720', x: 742 },
  { name: 'Mont', height: 372, price: 'HK$540', x: 922 },
] as const;

const profile = (x: number): number =>
  616 -
  60 * Math.tanh((x - 330) / 140) -
  150 * (1 / (1 + Math.exp(-(x - 610) / 92))) -
  120 * (1 / (1 + Math.exp(-(x - 900) / 60)));

function layer(drop: number, wave: number): string {
  const points = Array.from({ length: 61 }, (_, index) => {
    const x = index * 20;
    return `${x} ${(profile(x) + drop + wave * Math.sin(index / 5 + drop)).toFixed(1)}`;
  });
  return `M0 760L${points.join('L')}V760Z`;
}

/** The hill cut open: river, vines, wood, and what they stand on. */
export const section = `<svg class="section" viewBox="0 0 1200 750" preserveAspectRatio="xMidYMax slice" role="img" aria-label="A hillside in section"><defs><pattern id="chalk" width="34" height="26" patternUnits="userSpaceOnUse"><path d="M4 8h14M20 20h12" stroke="#d98f7a" stroke-width="2.500"/></pattern><pattern id="gravel" width="26" height="22" patternUnits="userSpaceOnUse"><circle cx="6" cy="7" r="3.500" fill="#e8b39a"/><circle cx="18" cy="16" r="2.500" fill="#e8b39a"/></pattern></defs><rect width="1200" height="750" fill="#fbf1e8"/>
<g stroke="${wine}" stroke-opacity=".22" stroke-dasharray="2 7" stroke-width="2">${[250, 300, 350].map((height) => `<path d="M70 ${(676 - (height - 200) * 2.06).toFixed(0)}H1200"/>`).join('')}</g>
<g font-family="DM Serif Display" font-size="19" fill="${wine}">${[250, 300, 350].map((height) => `<text x="28" y="${(682 - (height - 200) * 2.06).toFixed(0)}">${height}</text>`).join('')}</g>
<path d="${layer(0, 0)}" fill="#8a2740"/><path d="${layer(34, 5)}" fill="#b8604f"/><path d="${layer(34, 5)}" fill="url(#gravel)"/><path d="${layer(92, 9)}" fill="${wine}"/><path d="${layer(92, 9)}" fill="url(#chalk)"/><path d="${layer(170, 14)}" fill="#3b0a1c"/>
<path d="M-10 664H150Q126 700 70 708T-10 704Z" fill="#fbf1e8"/><path d="M-10 676Q30 668 66 676T144 674Q122 700 70 708T-10 704Z" fill="#e9b9a6"/><path d="M-10 690Q24 684 56 690T110 690" fill="none" stroke="#fbf1e8" stroke-width="3"/>
${Array.from({ length: 40 }, (_, index) => 196 + index * 19)
  .map((x) => `<path d="M${x} ${(profile(x) + 2).toFixed(1)}v-13m-5 4h10" stroke="#4a1020" stroke-width="3"/>`)
  .join('')}
${Array.from({ length: 11 }, (_, index) => 1000 + index * 20)
  .map(
    (x, index) =>
      `<path d="M${x} ${(profile(x) + 4).toFixed(1)}v-16" stroke="#24040f" stroke-width="5"/><ellipse cx="${x}" cy="${(profile(x) - 28).toFixed(1)}" rx="14" ry="${22 + (index % 3) * 5}" fill="#24040f"/>`,
  )
  .join('')}</svg>`;

/** Where a pin stands on the section, in shares of the drawing. */
export const pinPlace = (x: number): { readonly left: number; readonly bottom: number } => ({
  left: x / 12,
  bottom: ((750 - profile(x)) / 750) * 100,
});

export const grapes = `<svg class="grapes" viewBox="0 0 300 380" aria-hidden="true"><path d="M156 6Q148 60 152 96" stroke="#4a1020" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M152 60Q210 10 276 44Q292 90 262 128Q214 134 190 108Q158 100 152 60Z" fill="${blush}"/><path d="M152 60Q206 62 262 128M196 74Q220 52 262 52M214 92Q232 80 274 86" stroke="#8a2740" stroke-width="3" fill="none"/>
${[6, 5, 4, 4, 3, 2, 1]
  .map((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const x = 150 + (index - (count - 1) / 2) * 43 + ((row * 5) % 3) * 4;
      const y = 128 + row * 36;
      const shade = ['#6b1730', '#8a2740', '#4a1020'][(index + row * 2) % 3];
      return `<circle cx="${x}" cy="${y}" r="25" fill="${shade}"/><path d="M${x - 14} ${y - 8}A17 17 0 0 1 ${x - 2} ${y - 17}" stroke="#f3dfd2" stroke-width="4" fill="none" stroke-linecap="round" stroke-opacity=".75"/>`;
    }).join(''),
  )
  .join('')}</svg>`;
