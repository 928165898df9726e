// What several instances have to do as one.
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { type Desk, signIn } from './desk.ts';
import type { Lab } from './lab.ts';
import type { Tally } from './tally.ts';
import { ask, nextForm, sendForm, type Target } from './visitor.ts';

/** Milliseconds until it holds on each; undefined when it does not within the time given. */
async function timeUntil(
  targets: readonly Target[],
  most: number,
  holds: (target: Target) => Promise<boolean>,
): Promise<number | undefined> {
  const begun = performance.now();
  const waits = targets.map(async (target) => {
    while (!(await holds(target))) {
      if (performance.now() - begun > most) return undefined;
      await pause(20);
    }
    return performance.now() - begun;
  });
  const times = await Promise.all(waits);
  return times.some((time) => time === undefined) ? undefined : Math.max(...times.map((time) => time ?? 0));
}

const inTime = (time: number | undefined): string => (time === undefined ? 'not in time' : `${Math.round(time)} ms`);

async function uploads(desk: Desk, targets: readonly Target[], tally: Tally): Promise<void> {
  const picture = await sharp({ create: { width: 1300, height: 40, channels: 3, background: '#d8211a' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(picture)], 'several.png', { type: 'image/png' });
  const name = (await desk.upload('media', { alt: 'A red field.' }, file)).replace('.png', '-400.avif');
  const answers = new Map<Target, string>();
  const time = await timeUntil(targets, 60_000, async (target) => {
    const { status, body } = await ask(target, { path: `/media/${name}` });
    answers.set(target, body.toString('base64'));
    return status === 200;
  });
  const same = new Set(answers.values()).size === 1;
  tally.check(
    `a picture sent to the panel is served by all, and is the same (${inTime(time)} with its sizes)`,
    time !== undefined && same,
  );
}

/** Three articles, one after the other, each of which every instance keeps. */
async function publications(desk: Desk, targets: readonly Target[], tally: Tally): Promise<void> {
  const { docs = [] } = await desk.ask('GET', 'insights?limit=3&depth=0&where[_status][equals]=published');
  const times: (number | undefined)[] = [];
  for (const { id, slug, title } of docs) {
    const path = `/insights/${slug}`;
    for (const target of targets) await ask(target, { path });
    const words = `Seen by all ${id}`;
    await desk.ask('PATCH', `insights/${id}?depth=0`, { title: words, _status: 'published' });
    times.push(await timeUntil(targets, 10_000, async (target) => (await ask(target, { path })).body.includes(words)));
    await desk.ask('PATCH', `insights/${id}?depth=0`, { title, _status: 'published' });
  }
  const fine = times.length === 3 && times.every((time) => time !== undefined && time <= 1000);
  tally.check(`a publication is on all within a second (${times.map(inTime).join(', ')})`, fine);
}

/** Thirty forms of one sender through both, and one more through each. */
async function limits({ visible, panel, ledger }: Lab, tally: Tally): Promise<void> {
  const from = '127.40.0.1';
  const statuses: (number | string)[] = [];
  for (let turn = 0; turn < 30; turn += 1)
    statuses.push(await sendForm((visible[turn % 2] ?? panel).target, nextForm(), ledger, { from }));
  const over: (number | string)[] = [];
  for (const { target } of [...visible, panel]) over.push(await sendForm(target, nextForm(), ledger, { from }));
  const fine = statuses.every((status) => status === 200) && over.every((status) => status === 429);
  tally.check(
    'thirty forms of one sender through two instances are the limit on all three',
    fine,
    `${statuses} then ${over}`,
  );
}

async function forms({ visible, ledger }: Lab, tally: Tally): Promise<void> {
  const statuses: (number | string)[] = [];
  for (let turn = 0; turn < 20; turn += 1)
    statuses.push(await sendForm((visible[turn % 2] ?? visible[0]).target, nextForm(), ledger));
  tally.check(
    'forms sent to each public instance are taken',
    statuses.every((status) => status === 200),
    String(statuses),
  );
}

export async function checkTogether(lab: Lab, tally: Tally): Promise<void> {
  const { proxy, all } = lab;
  const desk = await signIn(proxy.target);
  const targets = [...all.map(({ target }) => target), proxy.target];
  await uploads(desk, targets, tally);
  await forms(lab, tally);
  await limits(lab, tally);
  await publications(desk, targets, tally);
}
