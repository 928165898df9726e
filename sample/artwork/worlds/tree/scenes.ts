/** Pictures without a page round them, the way up to the showroom, and the film. */
import { chair } from './chair.ts';
import { fir, row } from './furniture.ts';
import { clear, wordmark } from './pages-home.ts';
import { oak, plank, times, walnut } from './wood.ts';

export const illustration = `<svg class="bleed" viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="1200" height="1200" fill="#f0e6d4"/><circle cx="660" cy="520" r="430" fill="#e6b07a"/><path d="M0 880H1200V1200H0z" fill="#24452f"/><path d="M0 880H1200V896H0z" fill="#35583f"/><g transform="translate(40 150) scale(1.28)">${chair({ ...oak, face: '#a8683a', top: '#cb8d54', side: '#6f3f1e', line: '#4e2a12' })}</g></svg>`;

export const banner = `<svg class="bleed" viewBox="0 0 1440 608" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="1440" height="608" fill="#24452f"/><circle cx="1090" cy="250" r="170" fill="#e6b07a"/><path d="M0 470C300 420 520 470 760 440S1200 400 1440 450V608H0z" fill="#1d3a27"/><g opacity=".45">${row(26, 1440, 476, 110, 210, 9)}</g><path d="M0 520C260 490 600 540 900 510S1300 500 1440 530V608H0z" fill="#183120"/>${row(15, 1440, 606, 240, 470, 4)}</svg>`;

/** From the pier to the door, drawn upwards, as it is walked. */
const way = `<svg class="way" viewBox="0 0 390 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="390" height="560" fill="#cfd9c3"/><path d="M0 90L70 30 150 96 240 20 330 84 390 50V330H0z" fill="#9db38f"/><path d="M0 200C90 170 200 230 390 180V470H0z" fill="#6f8f6a"/><path d="M0 330C120 300 240 360 390 310V500H0z" fill="#4d6f4c"/><path d="M0 470H390V560H0z" fill="#2f6a6a"/>${times(3, (line) => `<path d="M${-20 + line * 14} ${498 + line * 22}q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0" fill="none" stroke="#8fbfb6" stroke-width="4" opacity=".7"/>`)}<path d="M40 452h120v22H40zM52 474v30M84 474v30M116 474v30M148 474v30" fill="#3a2413" stroke="#3a2413" stroke-width="7"/><path d="M58 418h84v34H58z" fill="#ece2d0"/><path d="M48 420l52-28 52 28z" fill="#bf6f43"/><path d="M72 430h14v14H72zM112 430h14v14h-14z" fill="#24452f"/><path d="M230 484h110l-18 28h-74z" fill="#f6efe3"/><path d="M250 464h66v20h-66z" fill="#24452f"/><path d="M300 444h14v20h-14z" fill="#bf6f43"/><path d="M150 446C250 420 330 410 300 370S110 340 96 300 250 270 276 236 214 176 196 164" fill="none" stroke="#f6efe3" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/><path d="M150 446C250 420 330 410 300 370S110 340 96 300 250 270 276 236 214 176 196 164" fill="none" stroke="#bf6f43" stroke-width="3" stroke-dasharray="1 10" stroke-linecap="round"/><g transform="translate(140 62)"><path d="M0 22h112v86H0z" fill="#ece2d0"/><path d="M-12 24L56-16l68 40z" fill="#3a2413"/><path d="M42 54h30v54H42z" fill="#24452f"/><circle cx="66" cy="84" r="3" fill="#e6b07a"/><path d="M10 44h22v22H10zM82 44h22v22H82z" fill="#e6b07a"/></g>${fir(60, 250, 60, 108, '#9db38f', '#7b9670')}${fir(330, 210, 54, 96, '#9db38f', '#7b9670')}${fir(352, 420, 64, 116, '#e6b07a', '#c98e58')}${fir(26, 396, 60, 104, '#7b9670', '#557553')}</svg>`;

export const onPhone = `<div class="held">${plank(walnut, 1280, 800, 17, 'plank', 12)}<svg class="leaves" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${[
  [160, 150, -30],
  [300, 560, 24],
  [1120, 640, 200],
  [1030, 170, 120],
  [90, 700, 60],
]
  .map(
    ([x, y, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M6 10C40-50 130-70 200 10 130 90 40 70 6 10z" fill="#000" opacity=".25" transform="translate(6 10)"/><path d="M0 0C40-60 130-70 200 0 130 70 40 60 0 0z" fill="#9db38f"/><path d="M0 0C40 60 130 70 200 0z" fill="#7b9670"/><path d="M-40 0H190M50 0l34-30M50 0l34 30M100 0l30-26M100 0l30 26" fill="none" stroke="#24452f" stroke-width="4"/></g>`,
  )
  .join(
    '',
  )}</svg><div class="telephone"><div class="view showroom"><div class="sheet"><header class="top">${plank(clear, 390, 68, 41, 'plank', 8)}${wordmark}<nav><a>Sit</a><a>Dine</a><a>Sleep</a><a>Care</a></nav></header><section class="up"><h1>Up from the harbour</h1>${way}<ol><li>Off the ferry, left at the fish stall.</li><li>212 steps. The shade starts at 90.</li><li>Green door. Sit on anything.</li></ol></section></div></div></div></div>`;

/** The film: a year goes outwards, and the wood sways in front of it. */
export const loop = `<div class="growing"><svg viewBox="0 0 960 720" aria-hidden="true"><rect width="960" height="720" fill="#24452f"/><clipPath id="disc"><circle r="286"/></clipPath><g transform="translate(480 350)"><circle r="286" fill="#e6b07a"/><g clip-path="url(#disc)">${times(8, (year) => `<circle class="year" r="100" fill="none" stroke="#b8763c" stroke-width="${[10, 6, 14, 7, 9, 5, 12, 8][year]}" vector-effect="non-scaling-stroke" style="animation-delay:${-year * 0.75}s"/>`)}</g></g><g class="sway">${times(9, (tree) => `<g class="tree t${tree % 3}" style="transform-origin:${70 + tree * 104}px 700px">${fir(70 + tree * 104, 704, 150, 250 + ((tree * 37) % 110), tree % 4 === 1 ? '#ece2d0' : '#9db38f', tree % 4 === 1 ? '#cdbf9f' : '#7b9670')}</g>`)}</g><path d="M0 690H960V720H0z" fill="#183120"/></svg></div>`;
