/** Twenty seconds of how a site is made: five pictures of our own, each seen for four seconds. */

import { outline } from '../../../scripts/lib/outline.ts';
import { drawings as office } from '../drawings/office-desktop.ts';
import { drawings as care } from '../drawings/services-care.ts';
import { drawings as development } from '../drawings/services-development.ts';
import { drawings as found } from '../drawings/services-found.ts';
import { drawings as shops } from '../drawings/services-shops.ts';
import { drawings as strategy } from '../drawings/services-strategy.ts';
import { ink, paper } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';

export const seconds = 20;

const anybody = 'node_modules/@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2';
const all: readonly Drawing[] = [...office, ...strategy, ...development, ...shops, ...found, ...care];

function drawingOf(name: string): Drawing {
  const drawing = all.find((one) => one.name === name);
  if (!drawing) throw new Error(`There is no drawing "${name}".`);
  return drawing;
}

/** What is seen, in order, and what is written under it. Several pictures of one scene follow each other. */
const scenes = [
  { pictures: ['services/strategy-info-1'], words: 'Monday: we listen' },
  { pictures: ['services/strategy-info-2'], words: 'Tuesday: we leave things out' },
  {
    pictures: [
      'services/web-design-step-1',
      'services/web-design-step-2',
      'services/web-design-step-3',
      'services/web-design-step-4',
    ],
    words: 'Wednesday: we draw',
  },
  { pictures: ['services/development-info-1'], words: 'Thursday: we build' },
  { pictures: ['office/desktop-kitchen'], words: 'Friday: tea' },
] as const;

const sceneSeconds = seconds / scenes.length;

async function caption(words: string): Promise<string> {
  const { path, width } = await outline(words, { font: anybody, axes: { wght: 800, wdth: 84 }, size: 40 });
  return `<svg class="caption" width="${Math.ceil(width) + 56}" height="84" viewBox="0 0 ${Math.ceil(width) + 56} 84"><path fill="${ink}" d="M0 0H${Math.ceil(width) + 56}V84H0Z"/><path fill="${paper}" transform="translate(28 56)" d="${path}"/></svg>`;
}

const percent = (second: number): string => `${((second / seconds) * 100).toFixed(4)}%`;

/** Shows an element from one second to another of the whole, and hides it otherwise. */
const shown = (name: string, from: number, to: number): string =>
  `@keyframes ${name}{0%{visibility:${from === 0 ? 'visible' : 'hidden'}}${percent(from)}{visibility:visible}${percent(to)}{visibility:hidden}100%{visibility:hidden}}`;

/** The whole document, 1280 × 720. */
export async function behindTheScenes(): Promise<string> {
  const rules: string[] = [];
  const parts: string[] = [];
  for (const [index, { pictures, words }] of scenes.entries()) {
    const start = index * sceneSeconds;
    const each = sceneSeconds / pictures.length;
    for (const [place, name] of pictures.entries()) {
      const id = `s${index}p${place}`;
      const { width, height, body } = drawingOf(name);
      rules.push(shown(id, start + place * each, start + (place + 1) * each));
      parts.push(
        `<svg class="picture" style="animation-name:${id}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`,
      );
    }
    rules.push(shown(`c${index}`, start, start + sceneSeconds));
    parts.push(`<div class="words" style="animation-name:c${index}">${await caption(words)}</div>`);
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Behind the scenes</title><style>
html,body{margin:0;width:1280px;height:720px;overflow:hidden;background:${ink}}
.picture,.words{position:absolute;inset:0;width:100%;height:100%;animation-duration:${seconds}s;animation-timing-function:step-end;animation-iteration-count:infinite}
.caption{position:absolute;left:40px;bottom:40px}
${rules.join('\n')}
</style></head><body>${parts.join('')}</body></html>`;
}
