import { leafOnEnd, trunkBody } from './furniture.ts';
import { view } from './pages-home.ts';
import { ash, cherry, oak, plank, standing, times, walnut } from './wood.ts';

/** A lift with its doors open, as a porter meets it. 420 × 620. */
const lift = (inside: string): string =>
  `<path d="M0 0H420V640H0z" fill="#1b3524"/><path d="M40 46H380V640H40z" fill="#0f2217"/><path d="M92 96H328V572H92z" fill="#35583f"/><path d="M40 46L92 96V572L40 640z" fill="#2c4c36"/><path d="M380 46L328 96V572L380 640z" fill="#2c4c36"/><path d="M92 572H328L380 640H40z" fill="#9db38f"/><path d="M40 46H380L328 96H92z" fill="#466b4f"/><path d="M150 60h120l-14 18h-92z" fill="#f6efe3"/><path d="M92 330H328" stroke="#e6b07a" stroke-width="7"/><path d="M0 0H420V46H0zM0 46H40V640H0zM380 46H420V640H380z" fill="#24452f"/><path d="M40 46V640M380 46V640M40 46H380" stroke="#e6b07a" stroke-width="5" fill="none"/><circle cx="400" cy="330" r="9" fill="#e6b07a"/><circle cx="400" cy="362" r="9" fill="#9db38f"/><path d="M190 18h40l-20 20z" fill="#e6b07a"/>${inside}`;

const arrow = (x: number, y: number, length: number, across: boolean): string =>
  across
    ? `<path d="M${x} ${y}h${length}M${x} ${y - 12}v24M${x + length} ${y - 12}v24M${x + 14} ${y - 7}l-14 7 14 7M${x + length - 14} ${y - 7}l14 7-14 7" fill="none" stroke="#3a2413" stroke-width="2.6"/>`
    : `<path d="M${x} ${y}v${length}M${x - 12} ${y}h24M${x - 12} ${y + length}h24M${x - 7} ${y + 14}l7-14 7 14M${x - 7} ${y + length - 14}l7 14 7-14" fill="none" stroke="#3a2413" stroke-width="2.6"/>`;

const upright = `<g transform="translate(176 622) scale(0.9)">${leafOnEnd(cherry)}</g>`;

export const liftCheck = view(
  'lift',
  'Sit',
  `<section class="ask"><h1>Will it go in the lift?</h1><form><p><label for="w">Lift, width</label><span id="w">1,050 mm</span></p><p><label for="h">Door, height</label><span id="h">2,000 mm</span></p><p><label for="d">Lift, depth</label><span id="d">1,250 mm</span></p></form><p class="verdict"><b>Fits</b> on its end, legs on. We will tell the porters.</p></section><div class="shaft"><svg viewBox="-96 0 560 724" aria-hidden="true">${lift(upright)}${arrow(40, 676, 340, true)}${arrow(-40, 46, 594, false)}<g class="measure"><text x="210" y="712" text-anchor="middle">1,050</text><text x="-58" y="370" text-anchor="middle" transform="rotate(-90 -58 370)">2,000</text></g></svg></div>`,
);

/** Phone: one answer. */
export const fits = view(
  'fits',
  'Sit',
  `<section class="door"><svg viewBox="0 0 420 640" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${lift(upright)}</svg></section><section class="answer"><h1>Fits</h1><p>Leaf, on its end, legs on. 40 mm to spare: take off your watch.</p><a>Tell the porters</a></section>`,
);

/** A door, and what has to pass through it. */
export const sizes = view(
  'sizes',
  'Sleep',
  `<section class="line"><h1>Trunk comes in three. Your door comes in one.</h1><svg viewBox="0 -640 1240 700" aria-hidden="true"><path d="M0 14H1240" stroke="#3a2413" stroke-width="3"/><g transform="translate(60 0)"><path d="M0-600H240V14H0z" fill="#24452f"/><path d="M22-578H218V14H22z" fill="#35583f"/><path d="M44-556H196V-330H44zM44-300H196V-20H44z" fill="#2c4c36"/><circle cx="200" cy="-290" r="10" fill="#e6b07a"/></g><path d="M300-586H1240" stroke="#bf6f43" stroke-width="2" stroke-dasharray="9 9"/><g transform="translate(360 0)">${trunkBody(2, walnut)}</g><g transform="translate(650 0)">${trunkBody(3, walnut)}</g><g transform="translate(940 0)">${trunkBody(4, walnut)}</g></svg><ul><li><b>Your door</b>2,000 mm</li><li><b>Short</b>980 mm, fits</li><li><b>Middle</b>1,370 mm, fits</li><li><b>Tall</b>1,780 mm, fits lying down</li></ul></section>`,
);

/** Ten weeks in 2019: which day belongs to which part of the work. */
const stageOf = (day: number): string => {
  if (day === 65) return 'delivered';
  if (day < 4 || day >= 56) return 'before';
  if (day < 18) return 'sawn';
  return day < 46 ? 'joined' : 'oiled';
};

const dateOf = (day: number): string => {
  const date = ((day + 14) % 31) + 1;
  const month = day === 0 ? 'July ' : day === 17 ? 'Aug ' : day === 48 ? 'Sept ' : '';
  return `${month}${date}`;
};

export const calendar = view(
  'calendar',
  'Dine',
  `<section class="years"><h1>A table takes its time</h1><div class="cut">${plank(oak, 1200, 110, 23)}<ol><li style="flex:2"><b>Felled</b><span>Nov 2016</span></li><li style="flex:27"><b>Dried</b><span>two years and seven months, under a roof, doing nothing</span></li><li class="now" style="flex:7"><b>Made</b><span>ten weeks</span></li></ol></div></section><section class="weeks"><ol class="days">${times(70, (day) => `<li class="${stageOf(day)}${day === 50 ? ' today' : ''}">${dateOf(day)}</li>`)}</ol><ul><li class="sawn"><b>Sawn</b>five boards, one day of choosing</li><li class="joined"><b>Joined</b>thirty-two joints</li><li class="oiled"><b>Oiled</b>three coats. Today is the second</li><li class="delivered"><b>Delivered</b>Wednesday 18 September, by the goods lift</li></ul></section>`,
);

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Twelve boards, two drops of oil. */
export const care = view(
  'care',
  'Care',
  `<section><div class="words"><h1>Oil it twice a year</h1><p>With the grain, with an old shirt, for twenty minutes. The rest of the year it looks after you.</p></div><ol class="strip">${months.map((month, index) => `<li class="${index === 3 || index === 9 ? 'oil' : ''}">${standing(index % 3 === 1 ? ash : { ...oak, knots: 0 }, 110, 520, 5 + index, 'plank', 8)}${index === 3 || index === 9 ? `<svg class="drop" viewBox="0 0 60 80" aria-hidden="true"><path d="M30 2C44 26 56 36 56 52a26 26 0 0 1-52 0C4 36 16 26 30 2z" fill="#24452f"/><path d="M16 54a15 15 0 0 0 12 14" fill="none" stroke="#9db38f" stroke-width="5" stroke-linecap="round"/></svg><b>${index === 3 ? 14 : 13}</b>` : ''}<span>${month.slice(0, 3)}</span></li>`).join('')}</ol></section>`,
);

/** Phone: an order, half-way through the oil. */
export const oiling = view(
  'oiling',
  'Dine',
  `<section class="wet"><div class="wood">${plank(oak, 420, 330, 37, 'plank', 12)}</div><svg viewBox="0 0 420 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="M-10-10H250C214 60 286 90 240 160S262 260 214 340H-10z" fill="#6b3a12" opacity=".42"/><path d="M30 40q60 20 110 6M24 120q80 16 150 2M40 210q60 18 130 4" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".2" fill="none"/><g transform="translate(258 168) rotate(-12) scale(1.25)"><path d="M-84-40L-20-78 60-62 104-6 70 66-8 86-92 44z" fill="#000" opacity=".2" transform="translate(8 12)"/><path d="M-84-40L-20-78 60-62 104-6 70 66-8 86-92 44z" fill="#f6efe3"/><path d="M-20-78L60-62 104-6 30 10z" fill="#e4d8c2"/><path d="M-92 44L-10 20 30 10 70 66-8 86z" fill="#ece2d0"/><path d="M-70-48L-78 46M-50-60L-56 56M-30-72L-34 66M6-73L56 5M34-68L84 0M-84-14L10-6M-87 12L0 16M0 24L40 76M-30 30L6 84M-60 40L-30 76" stroke="#24452f" stroke-width="4" opacity=".75" fill="none"/><path d="M30 10L-10 20-92 44M30 10L104-6M30 10L-20-78" stroke="#b9a98a" stroke-width="2.5" fill="none"/></g></svg></section><section class="stage"><p>Ridge, order 0412</p><h1>Oiled</h1><p class="when">Second coat of three. Dry by Friday, with the window open.</p><ol><li class="done">Felled and dried</li><li class="done">Sawn</li><li class="done">Joined</li><li class="now">Oiled</li><li>Delivered, 18 September</li></ol></section>`,
);
