import { cardFace, cardNamed } from './cards.ts';
import { addressed, plainEnvelope } from './envelope.ts';
import { candle } from './gifts.ts';
import { write } from './handwriting.ts';
import { cutOut, view } from './pages-home.ts';
import { heart, ink, piece, stamp } from './paper.ts';

const lamma = cardNamed('You moved');
const lift = cardNamed('Sorry');
const tea = cardNamed('Four o');
const cake = cardNamed('Happy');

export const detail = view(
  'detail',
  'Cards',
  `<section><div class="pair">${plainEnvelope(ink.pale, ink.cream)}${cardFace(lamma)}</div><div class="buy"><h1>You moved to Lamma!</h1><p>For friends who now own a bicycle. Blank inside: that part is yours.</p><a class="push">Write it <b>HK$ 32</b></a></div></section>`,
);

export const gift = view(
  'gift',
  'Gifts',
  `<section><svg class="candle" viewBox="0 0 300 360" aria-hidden="true">${candle}</svg>${cardFace(cardNamed('No reason'))}<div class="buy"><h1>One candle, one card</h1><p>Forty hours of fig. Fits the letter box.</p><a class="push">HK$ 128 <b>for both, posted</b></a></div></section>`,
);

const message = ['We are so sorry', 'about the lift.', 'Come for dumplings', 'while you wait.'];

export const inside = view(
  'inside',
  'Send',
  `<section><div class="open-card"><div class="left">${cardFace(lift)}</div><div class="right">${write(message, ink.blue, true)}</div></div><div class="tools"><a class="pot on" style="--ink:${ink.blue}">Blue</a><a class="pot" style="--ink:${ink.ember}">Ember</a><a class="pot" style="--ink:${ink.deep}">Night</a><p>Four lines. There is room for two more, and then the edge.</p></div></section>`,
);

const shortMessage = ['Thinking of you', 'and your knees.'];

export const three = view(
  'three',
  'Send',
  `<section><div class="trio">${[lift, tea, cake].map((card, index) => `<figure class="${index === 1 ? 'on' : ''}">${cardFace(card, `t${index}`)}<div class="slip">${write(shortMessage, ink.blue)}</div></figure>`).join('')}</div><p>The words came along. <b>Keep the tea</b></p></section>`,
);

export const sending = view(
  'sending',
  'Send',
  `<section><div class="clock-line"><p class="by">Post by four, there tomorrow</p><div class="line"><i style="width:78%"></i><b style="left:78%">14:48</b></div><ol><li>Ten</li><li>Noon</li><li>Two</li><li>Four: the van</li></ol></div><div class="go">${cardFace(tea)}<div><h1>Tea, to Mrs Kwok</h1><p>Sai Ying Pun, by hand, before noon on Tuesday.</p><a class="push">Send it <b>HK$ 32, stamp included</b></a></div></div></section>`,
);

const address = `<g transform="translate(70 190) scale(.54)">${write(['Mrs Kwok', '9B, 14 High Street', 'Sai Ying Pun'], ink.deep).replace(/<svg class="hand"/, '<svg x="0" y="0" width="860" height="420"')}</g>`;

export const posted = view(
  'posted',
  'Send',
  `<section><div class="flat">${addressed(address, true)}</div><div class="said"><h1>${cutOut('Posted')}</h1><p>It leaves at four, with Mr Tam and the van. Mrs Kwok has it tomorrow before noon.</p><p class="keep">We have kept a copy of nothing you wrote.</p></div></section>`,
);

export const leaving = view(
  'leaving',
  'Send',
  `<section><div class="van"><svg viewBox="0 0 520 300" aria-hidden="true">${van()}</svg></div><h1>Leaves at <b>16:00</b></h1><div class="flat">${addressed(address, true, ink.cream)}</div></section>`,
);

function van(): string {
  return `${piece('M20 60L330 54 334 236 22 240z', ink.blue)}${piece('M330 104L424 108 496 172 498 238 332 236z', ink.sky)}${piece('M352 122L412 124 456 170 354 170z', ink.white, 'paper small')}${piece(heart(176, 138, 96, 3, -6), ink.peach)}${piece('M10 228L508 226 508 248 12 250z', ink.deep, 'paper small')}${[110, 406].map((x) => `<circle class="paper" cx="${x}" cy="250" r="38" fill="${ink.deep}"/><circle cx="${x}" cy="250" r="17" fill="${ink.cream}"/>`).join('')}${piece('M484 196L506 196 506 212 484 212z', ink.yolk, 'paper small')}`;
}

export const unbirthday = view(
  'un',
  'Cards',
  `<section>${cardFace(cake)}<div class="buy"><h1>${cutOut('Happy unbirthday')}</h1><p>Good for 364 days of the year, and 365 of the long ones.</p><a class="push">Write it <b>HK$ 32</b></a></div></section>`,
);

export const written = view(
  'written',
  'Send',
  `<section><div class="page">${write(['The lift is mended.', 'I walked up anyway,', 'out of habit.', 'See you on the 9th.'], ink.blue, false, 'hand', 7)}${pen()}</div></section>`,
);

function pen(): string {
  return `<svg class="pen" viewBox="0 0 420 120" aria-hidden="true">${piece('M60 40L330 34 350 58 330 84 60 80z', ink.peach)}${piece('M60 40L18 58 60 80z', ink.cream, 'paper small')}${piece('M18 58L36 50 36 67z', ink.deep, 'paper none')}${piece('M350 34L396 34 398 84 348 84z', ink.ember, 'paper small')}${piece('M120 36L140 36 140 82 120 82z', ink.cream, 'paper none')}</svg>`;
}

/** Phones. */
export const phoneTea = view(
  'phone-card',
  'Cards',
  `<section>${cardFace(tea)}<p>For a friend who needs no explanation.</p><a class="push">Write it <b>HK$ 32</b></a></section>`,
);

export const phoneWrite = view(
  'phone-write',
  'Send',
  `<section><p class="where">Inside “Happy unbirthday”</p><div class="page">${write(['You said no', 'presents, so', 'this is flat.'], ink.blue, true)}</div><div class="keys">${['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].map((line) => `<p>${[...line].map((letter) => `<i>${letter}</i>`).join('')}</p>`).join('')}<p><i class="wide"></i><i class="done">Done</i></p></div></section>`,
);

export const phonePost = view(
  'phone-post',
  'Send',
  `<section><h1>Where to?</h1><div class="flat">${addressed(`<g transform="translate(56 176) scale(.62)">${write(['Mrs Kwok', '9B, 14 High Street', 'Sai Ying Pun'], ink.deep, false, 'hand', 8).replace(/<svg class="hand"/, '<svg width="860" height="420"')}</g>`, false)}</div><ol class="stamps">${[ink.peach, ink.sky, ink.yolk].map((ground, index) => `<li class="${index === 0 ? 'on' : ''}"><svg viewBox="-8 -8 126 142" aria-hidden="true">${stamp(4, 4, 104, 122, 0, ground)}</svg></li>`).join('')}</ol><p class="when">Post by four, there tomorrow. It is twelve to three.</p><a class="push">Post it</a></section>`,
);
