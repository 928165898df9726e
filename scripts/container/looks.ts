// What has to work from what the image holds: each of it is code of other packages.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { root } from '../lib/steps.mjs';
import { type Desk, signIn } from '../several/desk.ts';
import type { Tally } from '../several/tally.ts';
import { ask, nextForm, sendForm, type Target } from '../several/visitor.ts';

/** @returns whether it came to hold within a minute */
async function within(holds: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 120; tries += 1, await pause(500)) if (await holds()) return true;
  return false;
}

async function uploads(desk: Desk, target: Target, tally: Tally): Promise<void> {
  const isServed = async (name: string) => (await ask(target, { path: `/media/${name}` })).status === 200;
  const red = { create: { width: 1300, height: 40, channels: 3, background: '#d8211a' } } as const;
  const png = await sharp(red).png().toBuffer();
  const picture = await desk.upload('media', { alt: 'A red field.' }, new File([new Uint8Array(png)], 'red.png'));
  tally.check(
    'a picture is taken, and made in its sizes',
    await within(() => isServed(picture.replace('.png', '-400.avif'))),
  );
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M5 5h60v20H25z"/></svg>';
  const mark = await desk.upload('partners', { name: 'Pier' }, new File([drawing], 'pier.svg'));
  tally.check('a mark is taken', await isServed(mark));
  const films = path.join(root, 'sample/public/films');
  const loop = readFileSync(path.join(films, readdirSync(films).find((name) => /^tree-loop.*mp4$/.test(name)) ?? ''));
  const { docs = [] } = await desk.ask(
    'GET',
    'media?limit=1&depth=0&where[filename][equals]=tree-work-hero-image.avif',
  );
  const told = { title: 'Loop', description: 'Wood sways.', since: '2026-11-23T00:00:00.000Z', poster: docs[0]?.id };
  const film = await desk.upload('films', told, new File([new Uint8Array(loop)], 'loop.mp4'));
  tally.check('a film is taken', await isServed(film));
}

/** @param data folder that the site keeps its data in */
export async function lookAt(target: Target, data: string, tally: Tally): Promise<void> {
  const statuses: string[] = [];
  for (const address of [
    '/',
    '/work',
    '/insights',
    '/search?q=shop',
    '/api/jobs.json',
    '/media/tree-work-hero-image-2560.avif',
  ])
    statuses.push(`${(await ask(target, { path: address })).status} ${address}`);
  tally.check(
    'pages, search, jobs and pictures come',
    statuses.every((line) => line.startsWith('200')),
    statuses.join(', '),
  );
  const panel = await ask(target, { path: '/admin/login', patience: 60_000 });
  const style = /\/_next\/static\/[^"\\]+\.css/.exec(panel.body.toString())?.[0] ?? '/none';
  const sheet = await ask(target, { path: style });
  tally.check(
    'the panel comes with its styles',
    panel.status === 200 && sheet.status === 200,
    `${panel.status}, ${sheet.status}`,
  );
  await uploads(await signIn(target), target, tally);
  const isDrawn = async () => readdirSync(path.join(data, 'media')).some((name) => name.startsWith('card-'));
  tally.check('social pictures are drawn', await within(isDrawn));
  const status = await sendForm(target, nextForm(), { receipts: new Map(), attempts: 0, cut: 0, refused: {} });
  tally.check('a form is taken', status === 200, String(status));
}
