import { band, brass, hatch, mark, offices } from './engraving.ts';
import { view } from './frame.ts';

/** Plain on the left; all of it on the right. */
export const formation = view(
  'detail',
  'Companies',
  `<section class="summary"><h1>A company</h1><p class="lead">A separate person, on paper. It can own, owe, sue and be sued, so that you need not.</p><dl><div><dt>Takes</dt><dd>nine working days</dd></div><div><dt>Costs</dt><dd>HK$ 9,800 a year</dd></div><div><dt>Needs</dt><dd>a director, a secretary and an address</dd></div></dl></section><section class="detail-text"><h2>The same, in full</h2><p class="place">Where the law is <b>Hong Kong</b></p><ol><li>A company limited by shares is formed when the registrar signs its certificate. From that day it has a name, a number and its own debts.</li><li>It needs one director who is a natural person, of any nationality, eighteen or over.</li><li>It needs a secretary who lives here, or a body corporate with its office here. We are usually that.</li><li>A register of those who control it is kept at its address, and is shown to those entitled to ask.</li><li>Accounts are audited every year, even in a year when nothing happened.</li><li>It ends by being struck off or wound up. Both take longer than forming it did.</li></ol></section>`,
);

const boxes = [
  {
    who: 'You',
    does: 'hand it over',
    icon: '<path d="M-34-6a22 22 0 1 1 34 10L34 38l-12 12-8-8-8 8-8-8 6-8-18-20a22 22 0 0 1-20-20z" transform="rotate(-14)"/><circle cx="-16" cy="-14" r="6"/>',
  },
  {
    who: 'The trustee',
    does: 'keeps it, and keeps the book',
    icon: '<path d="M-44-30Q-20-42 0-28Q20-42 44-30V34Q20 22 0 36Q-20 22-44 34z"/><path d="M0-28V36M-34-18q14-6 26 2M-34-4q14-6 26 2M-34 10q14-6 26 2M34-18q-14-6-26 2M34-4q-14-6-26 2M34 10q-14-6-26 2"/>',
  },
  {
    who: 'The house',
    does: 'stays where it is',
    icon: '<path d="M-44 0L0-40 44 0M-34-8V38H34V-8M-8 38V12H8V38M-24 6h10v10h-10zM14 6h10v10H14zM22-30v-12h8v20"/>',
  },
  {
    who: 'Your children',
    does: 'have the good of it',
    icon: '<path d="M-22-8a12 12 0 1 1 .1 0zM20 2a10 10 0 1 1 .1 0zM-40 38V14q0-14 18-14t18 14v24zM6 38V22q0-12 14-12t14 12v16z"/>',
  },
] as const;

export const trust = view(
  'trust',
  'Trusts',
  `<section class="drawn"><h1>Who holds what, for whom</h1><div class="chain"><svg class="definitions" aria-hidden="true"><defs>${hatch('shade', '#c9a25c', 5, 45)}</defs></svg>${boxes.map(({ who, icon }, index) => `<figure class="b${index}"><svg viewBox="-70 -60 140 116" aria-hidden="true"><path d="M-70-60H70V56H-70z" fill="url(#shade)" opacity=".35"/><g fill="#f4ecd9" stroke="#0c1a3e" stroke-width="2.4" stroke-linejoin="round">${icon}</g></svg><figcaption>${who}</figcaption></figure>`).join('')}</div><ol class="lines">${boxes.map(({ who, does }) => `<li><b>${who}</b> ${does}</li>`).join('')}</ol><p class="death">If you die, nothing moves. If the trustee dies, another one signs for it by Friday.</p></section>`,
);

const contents = [
  [
    'Companies',
    [
      ['Forming one', 4],
      ['Directors and secretaries', 9],
      ['Accounts', 15],
      ['An address that is staffed', 21],
      ['Closing one', 26],
    ],
  ],
  [
    'Trusts',
    [
      ['What a trust is for', 31],
      ['Choosing a trustee', 38],
      ['Houses, shares and boats', 44],
      ['When somebody dies', 52],
    ],
  ],
  [
    'Retirement',
    [
      ['Four exceptions', 57],
      ['Moving a pension', 61],
      ['Drawing a pension', 70],
      ['Leaving a pension', 76],
    ],
  ],
] as const;

export const index = view(
  'contents',
  'Companies',
  `<section>${contents.map(([group, entries], part) => `<div><h2><small>${['I', 'II', 'III'][part]}</small>${group}</h2><ol>${entries.map(([name, page]) => `<li><span>${name}</span><i></i><b>${page}</b></li>`).join('')}</ol></div>`).join('')}</section>`,
);

export const pension = view(
  'pension',
  'Retirement',
  `<section class="except"><h1>First, four exceptions</h1><ol><li><b>You are under fifty-five</b>It stays shut. Nobody can open it, and you should hang up on those who say they can.</li><li><b>It is a government’s</b>Teachers, nurses and soldiers mostly cannot move theirs. Some will be sorry, most will not.</li><li><b>You will be back within five years</b>The country you left may ask for its tax after all.</li><li><b>It promises a wage for life</b>That is worth a great deal. A second adviser must tell you so before we may.</li></ol></section><section class="promise"><h2>Otherwise</h2><p>It can follow you, in the money you spend, and pass to whom you say.</p>${mark([18, 18], 2.2, 'rosette', '#8d6d34', '#8d6d34')}</section>`,
);

/** The five marks. */
export const rosettes = `<div class="view marks navy"><div class="sheet"><ol>${offices.map(({ city, turns }) => `<li>${mark(turns, 2.6)}<b>${city}</b><span>${turns[0]} wide, ${turns[1]} narrow</span></li>`).join('')}</ol></div></div>`;

export const actualSize = `<div class="view actual navy"><div class="sheet">${mark([36, 24], 0.9)}${band(1280, 60, 12, 22, brass, 0.8, 'band low')}${band(1280, 60, 12, 22, brass, 0.8, 'band high')}</div></div>`;

export const guide = `<div class="view guide ivory"><div class="sheet"><section class="colours"><div class="navy"><b>Navy</b><span>for night, and for most of a page</span></div><div class="gold"><b>Gold</b><span>for lines, never for paragraphs</span></div><div class="ivory"><b>Ivory</b><span>for reading</span></div></section><section class="type"><p class="aa">Aa</p><p class="glyphs">ABCDEFGHIJKLM NOPQRSTUVWXYZ abcdefghijklm nopqrstuvwxyz 0123456789 &amp;?!</p><p class="sizes"><span>One cut of serif,</span><span>three sizes, and no italics for emphasis. If a word matters, put it first.</span></p></section></div></div>`;
