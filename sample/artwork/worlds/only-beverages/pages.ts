import { can, canParts, colours, emptySvg, type Flavour, flavours, star, top, topSvg } from './cans.ts';

const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string =>
  items.map(draw).join('');

const [plum, yuzu, tea] = flavours as readonly [Flavour, Flavour, Flavour];

const wordmark = `<svg class="wordmark" viewBox="0 0 178 62" role="img" aria-label="Only"><circle cx="31" cy="31" r="29" fill="currentColor"/><circle cx="31" cy="31" r="15.500" fill="var(--tab)"/><path d="M25 14h12v22a6 6 0 0 1 -12 0Z" fill="currentColor"/><path d="M29.500 20h3v7h-3Z" fill="var(--tab)"/><text x="62" y="52" fill="currentColor" font-family="Unbounded Variable" font-weight="900" font-size="58" letter-spacing="-5">nly</text></svg>`;

const header = (count: number): string =>
  `<header class="flaps"><a class="flap name" href="#">${wordmark}</a><a class="flap" href="#">Flavours</a><a class="flap" href="#">Mixed cases</a><a class="flap" href="#">Corner shops</a><a class="flap box" href="#">Box <b>${count}/12</b></a></header>`;

const marquee = (text: string, kind = ''): string =>
  `<div class="marquee ${kind}" aria-hidden="true"><p>${`<span>${text}</span>${topSvg(colours.p ?? '', 20)}`.repeat(6)}</p></div>`;

const cells = (code: string, mark = ''): string =>
  each([...code], (letter, index) =>
    letter === '.'
      ? emptySvg(code.indexOf('.') === index ? mark : '')
      : topSvg(colours[letter] ?? '', (index * 73) % 360),
  );

const carton = (code: string, mark = ''): string => `<div class="carton">${cells(code, mark)}</div>`;

const chooser = `<div class="chooser">${each(flavours, (flavour) => `<button type="button" class="pick ${flavour.key}">${topSvg(flavour.can, 0)}<b>${flavour.name.charAt(0)}${flavour.name.slice(1).toLowerCase()}</b></button>`)}</div>`;

export const home = `<div class="hero">${header(0)}<h1>Just drinks</h1><div class="cans">${each([plum, yuzu, tea], (flavour) => can(flavour, `hero${flavour.key}`))}</div>${star(['12 for', 'HK$228'], '#5a2bff', '#d8ff3d')}</div>
${marquee('Cold in every corner shop from Kennedy Town to Chai Wan')}
<section class="teaser" id="dozen"><div><h2>Build<br>a dozen</h2><p>One price, any mix, delivery included. Twelve is a party. Six felt mean.</p><a class="go" href="#">Start a box</a></div>${carton('pytpy.t.....')}</section>
<section class="trio" id="flavours">${each(flavours, (flavour) => `<a class="tile ${flavour.key}" href="#"><b>${flavour.name}</b>${can(flavour, `tile${flavour.key}`)}</a>`)}</section>
<section class="last" id="last"><h2>Nothing<br>else.</h2>${star(['That’s', 'it.'], '#d8ff3d', '#111')}</section>`;

const build = (code: string, title: string, button: string, note: string, mark = ''): string => {
  const count = [...code].filter((letter) => letter !== '.').length;
  return `<div class="build">${header(count)}${carton(code, mark)}<div class="panel"><h1>${title}</h1><p class="note">${note}</p>${button === '' ? chooser : `<a class="go" href="#">${button}</a>`}<p class="tally"><b>${count}</b> of twelve</p></div></div>`;
};

export const builder = build(
  'pytypt......',
  'Build a dozen',
  '',
  'Press a flavour and it drops into the next hole. One price, whatever you press.',
);
export const full = build('pytyptgytpyg', 'That’s a dozen', 'Add twelve', 'HK$228, delivered.');
export const eleven = build('pytypt.ytpyg', 'One hole left', '', 'You could leave it. Nobody has.', 'wanted');
export const rainbow = build('ppoollttbbyy', 'Show-off', 'Add twelve', 'Two of each, in order, by somebody with time.');

export const flavourPage = `<div class="flavour plum">${header(1)}<ul>${each(plum.made, (word) => `<li>${word}</li>`)}</ul><div class="big-can">${can(plum, 'plum')}</div>${star(['330 ml', 'of only', 'this'], '#d8ff3d', '#111', 18)}<a class="go" href="#">Put it in a box</a></div>`;

const others: readonly (readonly [string, string])[] = [
  ['Nobody likes tea', 'ppyyggppyygg'],
  ['Ninth floor', 'pytgpytgpytg'],
  ['Everybody does', 'tttttttttttt'],
  ['Two friends', 'ppppppyyyyyy'],
  ['Undecided', 'pytgtypgytpg'],
  ['First date', 'yyyyyyyyyyyp'],
  ['Traffic light', 'pppplllltttt'],
  ['Band practice', 'ggggggggpggg'],
  ['Mum', 'kkkktttkkkkt'],
];

export const mixed = `<div class="mixed"><h1>Other people’s boxes</h1><div class="boxes">${each(others, ([name, code]) => `<a href="#"><div class="dots">${each([...code], (letter) => `<i style="background:${colours[letter] ?? ''}"></i>`)}</div><b>${name}</b></a>`)}</div></div>`;

export const share = `<div class="share">${header(12)}<div class="message"><p class="who">To: everybody on nine</p><div class="card"><div class="dots">${each([...'ppytgyttpygy'], (letter) => `<i style="background:${colours[letter] ?? ''}"></i>`)}</div><p><b>A dozen, by Wing</b>onlybeverages.example/box/ppytgyttpygy</p></div><p class="bubble">Who put three yuzu in it</p><p class="bubble mine">Somebody with taste</p><p class="bubble">Two ginger is two too many</p></div><div class="share-side"><h1>Send the box, start the row</h1><a class="go" href="#">Copy the link</a></div></div>`;

const field = (label: string, value: string, wide = ''): string =>
  `<label class="${wide}"><span>${label}</span><b>${value}</b></label>`;

export const checkout = `<div class="till"><div class="till-top">${wordmark}<span>Checkout</span></div><form><div class="wallets"><b>Tram Pocket</b><b>Harbour Wallet</b></div>${field('First name', 'Wing')}${field('Last name', 'Lam')}${field('Floor and block', '9/F, Block B')}${field('Street', 'Belcher’s Street')}${field('Phone', '+852 0009 2209')}${field('Day', 'Friday, before noon')}<a class="pay" href="#">Pay HK$228</a></form><aside><div class="dots">${each([...'pytyptgytpyg'], (letter) => `<i style="background:${colours[letter] ?? ''}"></i>`)}</div><p><span>One dozen</span><b>HK$228</b></p><p><span>Delivery</span><b>in it</b></p></aside></div>`;

const shops: readonly (readonly [string, string])[] = [
  ['Belcher’s Street', 'Kennedy Town'],
  ['Des Voeux Road West', 'Sai Ying Pun'],
  ['Hollywood Road', 'Sheung Wan'],
  ['Johnston Road', 'Wan Chai'],
  ['Jardine’s Bazaar', 'Causeway Bay'],
  ['Marble Road', 'North Point'],
  ['Main Street East', 'Shau Kei Wan'],
  ['Wan Tsui Road', 'Chai Wan'],
];

/** The tram's way along the island, with a can at each corner shop. */
const route = `<svg class="route" viewBox="0 0 1280 620" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><path d="M-20 210H150Q230 210 230 290T310 370H420Q490 370 490 300V250Q490 180 560 180H700Q770 180 770 250V340Q770 410 840 410H930Q1000 410 1000 340V260Q1000 190 1070 190H1300" fill="none" stroke="#d8ff3d" stroke-width="46"/><path d="M-20 210H150Q230 210 230 290T310 370H420Q490 370 490 300V250Q490 180 560 180H700Q770 180 770 250V340Q770 410 840 410H930Q1000 410 1000 340V260Q1000 190 1070 190H1300" fill="none" stroke="#5a2bff" stroke-width="5" stroke-dasharray="20 14"/>
${each(
  [
    [92, 210, 24, -78],
    [252, 340, -90, 86],
    [400, 370, 30, 96],
    [560, 180, -50, -78],
    [700, 180, 56, -78],
    [880, 410, 0, 96],
    [1000, 300, 142, 46],
    [1180, 190, 0, -78],
  ] as const,
  ([x, y, moveX, moveY], index) =>
    `<g transform="translate(${x} ${y})">${top(['#ff4b2e', '#5a2bff', '#0b7a4b', '#151515'][index % 4] ?? '', index * 47)}<text x="${moveX}" y="${moveY}" text-anchor="middle" font-family="Unbounded Variable" font-weight="800" font-size="23" letter-spacing="-1" fill="#fff">${shops[index]?.[1] ?? ''}</text></g>`,
)}</svg>`;

export const stockists = `<div class="stock">${header(0)}<ol>${each(shops, ([street, place]) => `<li><b>${street}</b><span>${place}</span></li>`)}</ol></div><section class="way" id="route"><h2>Get off anywhere</h2>${route}</section>`;

export const lastHole = `<div class="close">${cells('ytgpytpg.yptygtypg', 'wanted')}</div>`;

const phoneTop = (count: number): string => `<div class="phone-top">${wordmark}<b>${count}/12</b></div>`;

export const phoneYuzu = `<div class="phone yuzu">${phoneTop(1)}${can(yuzu, 'phone')}<a class="go" href="#">Into the box</a></div>`;
export const phoneBox = `<div class="phone pink">${phoneTop(8)}<h1>Four to go</h1>${carton('pytyptgy....')}${chooser}</div>`;
export const phoneBasket = `<div class="phone till-phone">${phoneTop(12)}<div class="dots">${each([...'pytyptgytpyg'], (letter) => `<i style="background:${colours[letter] ?? ''}"></i>`)}</div><p class="one"><span>One dozen</span><b>HK$228</b></p><p class="one"><span>Delivery</span><b>in it</b></p><a class="pay" href="#">Tram Pocket</a><a class="pay plain" href="#">Card</a></div>`;

const leaning = (flavour: Flavour, x: number, y: number, turn: number, size: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-130 -245)"><path transform="translate(22 16)" d="M38 46C38 62 14 72 14 98V416C14 440 36 446 40 462Q130 488 220 462C224 446 246 440 246 416V98C246 72 222 62 222 46Z" fill="#111"/>${canParts(flavour, `lean${flavour.key}`, false)}</g>`;

export const illustration = `<svg class="full" viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="1200" height="1200" fill="#d8ff3d"/><g fill="#c3ee12">${each(Array.from({ length: 24 }), (_, index) => `<path transform="rotate(${index * 15} 600 640)" d="M600 640L540 -400H660Z"/>`)}</g>${leaning(plum, 270, 600, -14, 1.86)}${leaning(tea, 950, 620, 15, 1.86)}${leaning(yuzu, 606, 640, 3, 2.16)}</svg>`;

const crate = (columns: number, rows: number, size: number): string =>
  Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const colour =
      ['#ff4b2e', '#5a2bff', '#0b7a4b', '#151515'][(column + row * 2 + ((row * column) % 3 === 2 ? 1 : 0)) % 4] ?? '';
    return `<g transform="translate(${(column + (row % 2) * 0.5) * size} ${row * size * 0.868}) scale(${size / 104})"><circle cx="5" cy="7" r="50" fill="#111"/>${top(colour, (index * 71) % 360)}</g>`;
  }).join('');

export const banner = `<svg class="full" viewBox="0 0 1440 608" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="1440" height="608" fill="#d8ff3d"/><g transform="translate(-30 26)">${crate(10, 6, 168)}</g></svg>`;

export const loop = `<div class="loop"><div class="carton">${each([...'pytgytpgtpyg'], (letter, index) => `<span>${emptySvg()}<span class="drop d${index}">${topSvg(colours[letter] ?? '', (index * 73) % 360)}</span></span>`)}</div></div>`;
