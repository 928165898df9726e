import { joints, leaf, ridge } from './furniture.ts';
import { timbers, view } from './pages-home.ts';
import { chance, oak, plank, standing, times } from './wood.ts';

/** A closed line round a hill. */
const contour = (x: number, y: number, radius: number, seed: number): string =>
  `M${Array.from({ length: 40 }, (_, turn) => {
    const angle = (turn / 40) * Math.PI * 2;
    const reach = radius * (1 + Math.sin(angle * 2 + seed) * 0.22 + Math.sin(angle * 3 + seed * 1.7) * 0.1);
    return `${(x + Math.cos(angle) * reach * 1.5).toFixed(0)} ${(y + Math.sin(angle) * reach).toFixed(0)}`;
  }).join('L')}Z`;

const marked = [
  [318, 196],
  [366, 150],
  [424, 214],
  [470, 166],
  [392, 264],
] as const;

const smallTree = (x: number, y: number, colour: string): string =>
  `<path d="M${x - 9} ${y + 9}h18L${x} ${y - 17}z" fill="${colour}"/>`;

const wood = `${times(6, (ring) => `<path d="${contour(400, 210, 34 + ring * 44, 2 + ring * 0.12)}" fill="none" stroke="#9db38f" stroke-width="1.6" opacity=".7"/>`)}${times(4, (ring) => `<path d="${contour(800, 70, 24 + ring * 34, 5 + ring * 0.2)}" fill="none" stroke="#9db38f" stroke-width="1.6" opacity=".7"/>`)}<path d="M-20 90C120 120 150 260 260 330S420 400 450 460" fill="none" stroke="#e6b07a" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/><path d="M1020 250C900 240 760 330 640 330S560 420 530 460" fill="none" stroke="#6d9a8c" stroke-width="9"/>${times(
  120,
  (tree) => {
    const x = Math.round(20 + chance(tree, 1) * 960);
    const y = Math.round(24 + chance(tree, 2) * 400);
    const near = marked.some(([left, top]) => Math.hypot(left - x, top - y) < 34);
    return near || (x > 520 && y > 290) ? '' : smallTree(x, y, chance(tree, 5) > 0.5 ? '#5d7f5a' : '#486a48');
  },
)}`;

/** Five boards, five trees, one wood. */
export const ridgePage = view(
  'detail',
  'Dine',
  `<section class="piece-head"><h1>Ridge</h1><p>Five boards of oak, each from a tree we can show you. <b>HK$ 21,800</b></p></section>${ridge(oak)}<section class="map"><svg viewBox="0 0 1000 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${wood}${marked.map(([x, y]) => `${smallTree(x, y - 6, '#e6b07a')}<circle cx="${x}" cy="${y - 4}" r="22" fill="none" stroke="#e6b07a" stroke-width="2.4"/>`).join('')}</svg>${marked.map(([x, y], board) => `<i style="left:${x / 10}%;top:${(y / 440) * 100}%">${board + 1}</i>`).join('')}<div><h2>Halden Wood</h2><p>Plot 9, felled in November 2016 by a man with a horse. The stream is why the grain is tight.</p></div></section>`,
);

export const timberPage = view(
  'timbers',
  'Care',
  `<div class="boards">${timbers.map(({ timber, forest, later, light }, index) => `<figure class="${light ? 'light' : ''}">${standing(timber, 300, 1100, 4 + index * 6, 'plank', 11)}<figcaption><b>${timber.name}</b><span>${forest}. In ten years: ${later}.</span></figcaption></figure>`).join('')}</div>`,
);

export const leafPage = view(
  'joinery',
  'Sit',
  `<section class="piece-head"><h1>Leaf</h1>${leaf()}</section><ol>${joints.map(({ name, says, body }, index) => `<li><svg viewBox="-64 -308 404 316" aria-hidden="true">${body}</svg><p><b>${index + 1}. ${name}</b>${says}</p></li>`).join('')}</ol>`,
);

export const grainPage = view(
  'grain',
  '',
  `<div class="long">${plank({ ...oak, knots: 5 }, 1280, 740, 64, 'plank', 11)}</div><p class="tag"><b>One board</b>Halden Wood, tree 4, the third cut from the bark. It became the left end of a table in Sai Ying Pun.</p>`,
);

/** Phone: where one table came from. */
export const forestPage = view(
  'forest',
  'Dine',
  `<section class="map tall"><svg viewBox="190 0 430 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${wood}${marked
    .map(
      ([x, y]) =>
        `${smallTree(x, y - 6, '#e6b07a')}<circle cx="${x}" cy="${y - 4}" r="22" fill="none" stroke="#e6b07a" stroke-width="2.4"/>`,
    )
    .join('')
    .replaceAll(
      '2.400',
      '2.4',
    )}</svg></section><section class="said"><h1>Halden Wood</h1><p>Your table stood here until November 2016: five oaks on the north bank, none older than the library.</p><dl><div><dt>Plot</dt><dd>9</dd></div><div><dt>Trees</dt><dd>5</dd></div><div><dt>Planted since</dt><dd>11</dd></div></dl></section>`,
);
