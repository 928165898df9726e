import { ferry, harbour, ink, neon, paper, tart, taxi, tile } from '../../inks.ts';
import { at, bar, disc, each, panes, path, rect, signal, times } from './kit.ts';
import { harbourShade, sandShade } from './shades.ts';

/** The mast with our signal; it stands on y and is as tall as asked. */
export const mast = (x: number, y: number, height: number): string => {
  const top = y - height;
  return `${bar(`M${x} ${top + 30}L${x + height * 0.38} ${y}M${x} ${top + 30}L${x - height * 0.38} ${y}`, 4, ink)}${rect(x - 8, top, 16, height, ink)}${rect(x - 150, top + 40, 300, 13, ink)}${bar(`M${x + 84} ${top + 46}v34`, 6, ink)}${signal('nine', x + 14, top + 78, 140, 150, ink)}${path(`M${x - 30} ${top}h60l-30-34z`, taxi)}`;
};

export const waterTank = (x: number, y: number): string =>
  `${path(`M${x + 28} ${y - 60}h22v60h-22zM${x + 200} ${y - 60}h22v60h-22z`, ink)}${rect(x, y - 270, 250, 214, harbour)}${path(`M${x} ${y - 270}h250v26h-250zM${x} ${y - 180}h250v16h-250z`, harbourShade)}${rect(x + 84, y - 308, 82, 38, harbourShade)}${bar(`M${x + 226} ${y - 256}V${y - 30}`, 10, paper)}${times(5, (index) => rect(x + 212, y - 236 + index * 42, 28, 7, paper))}`;

/** A line of washing in the colours of the cast; someone wears trousers of two legs after all. */
export const washing = (x: number, y: number, width: number): string =>
  `${bar(`M${x} ${y - 14}q${width / 2} 62 ${width} 8`, 5, ink)}${at(x + width * 0.1, y + 4, `${path('M0 0h120v40H86v86H34V40H0z', taxi)}`)}${at(x + width * 0.36, y + 18, path('M0 0h96v122H62V46H34v76H0z', harbour))}${at(x + width * 0.6, y + 18, path('M0 0h112l-14 130H14z', tart) + signal('nine', 32, 34, 50, 56, ink))}${at(x + width * 0.84, y + 8, path('M0 0h34v64l34 10v22H0z', neon))}`;

export const airConditioner = (x: number, y: number): string =>
  `${rect(x, y - 112, 190, 112, paper)}${times(5, (index) => rect(x + 16, y - 94 + index * 18, 84, 7, ink))}${disc(x + 146, y - 56, 34, ink)}${bar(`M${x + 146} ${y - 84}v56M${x + 118} ${y - 56}h56`, 7, paper)}${path(`M${x + 20} ${y}h14v12h-14zM${x + 156} ${y}h14v12h-14z`, ink)}`;

export const parapet = (y: number, width: number, foot: number): string =>
  `${rect(0, y, width, 30, paper)}${rect(0, y + 30, width, foot - y - 30, '#ead6b6')}${panes(40, y + 44, Math.ceil(width / 118), 1, 12, foot - y - 44, 118, 1, sandShade)}`;

/** Wong Chuk Hang: hills, and blocks in front of them. */
export const skyline = (y: number, width: number, foot: number): string => {
  const blocks = [
    [0.55, 230, 66, tart, ink],
    [0.63, 170, 84, neon, ink],
    [0.9, 250, 84, ink, tile],
  ] as const;
  return `${path(`M0 ${y - 70}L${width * 0.13} ${y - 230}L${width * 0.25} ${y - 140}L${width * 0.42} ${y - 320}L${width * 0.58} ${y - 150}L${width * 0.7} ${y - 240}L${width * 0.85} ${y - 110}L${width} ${y - 210}V${foot}H0Z`, ferry)}${each(blocks, ([left, height, across, fill, lit]) => rect(Math.round(left * width), y - height, across, height + foot - y, fill) + panes(Math.round(left * width) + 14, y - height + 18, Math.floor((across - 14) / 26), Math.floor((height - 20) / 36), 12, 18, 26, 36, lit, (column, row) => (column + row * 2) % 3 !== 0))}`;
};

/** A chair, a radio and a bowl of something: the summer office. */
export const deckChair = (x: number, y: number, fill: string): string =>
  `${path(`M${x + 6} ${y - 168}l22-8q24 116 150 92l6 20q-150 32-178-104z`, fill)}${bar(`M${x + 14} ${y - 176}L${x + 150} ${y}M${x + 184} ${y - 70}L${x + 30} ${y}`, 11, ink)}`;

export const potted = (x: number, y: number): string =>
  `${path(`M${x - 42} ${y}l-14-66h112l-14 66z`, taxi)}${path(`M${x} ${y - 66}l-58-100 44 34 14-70 14 70 44-34z`, ferry)}${disc(x - 40, y - 128, 11, tart)}${disc(x + 36, y - 140, 11, tart)}${disc(x + 2, y - 112, 11, tart)}`;

export const paperPlane = (x: number, y: number): string =>
  `${path(`M${x} ${y + 40}L${x + 190} ${y - 40}L${x + 70} ${y + 66}z`, paper)}${path(`M${x + 190} ${y - 40}L${x + 70} ${y + 66}l-6 48 36-30 30 26z`, '#ddd0ba')}`;

export const lowSun = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, taxi) + disc(x, y, radius * 0.62, tart);
