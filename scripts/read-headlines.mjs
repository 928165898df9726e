// `npm run read [-- /a-path …]`: photographs the first view of every page and lets a machine read its headline. Where it
// cannot find a word, few people can at a glance.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { buildSite } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root, StepError } from './lib/steps.mjs';
import { ensureTesseract } from './lib/tesseract.mjs';

const widths = [1440, 412];
/**
 * How a line is shown to Tesseract until it has found every word: at several heights of the capitals in pixels, for it
 * knows letters of the size of print; dark on light and light on dark; and without the wet feet, whose colours are others.
 */
const waysToRead = ['7', '8'].flatMap((mode) =>
  [false, true].flatMap((dry) =>
    [36, 24, 48].flatMap((size) => [false, true].map((dark) => ({ mode, dry, size, dark }))),
  ),
);

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Serves what is built, with the sample content in a folder of its own. */
async function serve() {
  const folder = mkdtempSync(path.join(tmpdir(), 'headlines-'));
  const port = await freePort();
  const env = { ...quietEnvironment, NODE_ENV: 'production', ADMIN: 'off', PORT: String(port), DATA_DIR: folder };
  const server = spawn(pinnedNode, ['src/server/main.ts'], { cwd: root, env, stdio: 'ignore' });
  const stop = () => {
    server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    server.kill();
  };
  const base = `http://localhost:${port}`;
  for (let second = 0; second < 180; second += 1) {
    await pause(1000);
    if (server.exitCode !== null) break;
    const answered = await fetch(base).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return { base, stop };
  }
  stop();
  throw new StepError('The site did not start. `npm start` says why.');
}

async function pathsOf(base) {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  return [...new Set([...paths, '/nothing-lives-here'])];
}

const read = (tesseract, picture, mode) =>
  new Promise((resolve, reject) => {
    const child = spawn(tesseract, ['stdin', 'stdout', '--psm', mode, '-l', 'eng'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', reject);
    child.on('close', () => resolve(text));
    child.stdin.end(picture);
  });

/** Letters alone, and one name for those that differ only in what surrounds them. */
const plain = (text) =>
  text
    .replace(/[1|!l]/g, 'I')
    .toUpperCase()
    .replaceAll('0', 'O')
    .replace(/[^\p{L}\p{N}&]/gu, '');

/** The drawn lines of the heading, or the heading itself where it is set as text; in CSS pixels of the page. */
const linesOf = () => {
  const heading = document.querySelector('h1');
  const box = ({ left, top, width, height }) => ({ left, top: top + scrollY, width, height });
  const drawn = [...document.querySelectorAll('h1 ~ [aria-hidden] svg > text')]
    .filter((text) => text.getClientRects().length > 0 && !text.querySelector('textPath'))
    .map((text) => {
      const { fontSize } = getComputedStyle(text);
      const scale = text.getScreenCTM().a;
      const { left, width } = text.getBoundingClientRect();
      const { top } = text.ownerSVGElement.getBoundingClientRect();
      return {
        text: text.textContent,
        ...box({ left, top, width, height: Number.parseFloat(fontSize) * 0.675 * scale }),
      };
    });
  if (drawn.length > 0 || !heading || heading.getBoundingClientRect().height < 12) return drawn;
  const { fontSize, lineHeight } = getComputedStyle(heading);
  const { left, top, width, height } = heading.getBoundingClientRect();
  return [
    {
      text: heading.textContent,
      ...box({ left, top, width, height }),
      lines: Math.round(height / Number.parseFloat(lineHeight)),
      type: Number.parseFloat(fontSize),
    },
  ];
};

async function missing(tesseract, page) {
  const lines = await page.evaluate(linesOf);
  if (lines.length === 0) return undefined;
  const bottom = Math.max(...lines.map(({ top, height }) => top + height * 1.75));
  const { width } = page.viewportSize();
  const photograph = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: Math.ceil(bottom) } });
  const { width: across, height: down } = await sharp(photograph).metadata();
  const density = across / width;

  /** One part of the photograph with letters of the size of print, dark on light or the other way round. */
  const partOf = async ({ left, top, width: wide, height }, cap, { size, dry, dark }) => {
    const air = cap * 0.12;
    const from = {
      left: Math.max(0, Math.round((left - air) * density)),
      top: Math.max(0, Math.round((top - air) * density)),
    };
    const deep = dry ? height * 0.89 + air : height + 2 * air;
    const area = {
      ...from,
      width: Math.min(across - from.left, Math.round((wide + 2 * air) * density)),
      height: Math.min(down - from.top, Math.round(deep * density)),
    };
    const grey = sharp(photograph).extract(area).greyscale().normalise();
    if (dark) grey.negate();
    const scaled = await grey
      .resize({ width: Math.max(40, Math.round((area.width / density) * (size / cap))) })
      .toBuffer();
    return sharp(scaled).extend({ top: 12, bottom: 12, left: 12, right: 12, extendWith: 'copy' }).png().toBuffer();
  };

  const failed = [];
  for (const line of lines) {
    // Chinese words are drawn by whichever font a machine has, and Tesseract was brought for English.
    if (/\p{Script=Han}/u.test(line.text)) continue;
    const cap = line.type ? line.type * 0.66 : line.height;
    let left = line.text
      .split(/[^\p{L}\p{N}&]+/u)
      .map(plain)
      .filter(Boolean);
    for (const way of waysToRead) {
      const mode = line.type ? '6' : way.mode;
      const text = plain(await read(tesseract, await partOf(line, cap, way), mode));
      left = left.filter((word) => !text.includes(word));
      if (left.length === 0) break;
    }
    if (left.length > 0) failed.push(`${left.join(', ')} in “${line.text}”`);
  }
  return failed;
}

try {
  await ensureInstalled({ withTools: true });
  const tesseract = await ensureTesseract();
  if (!tesseract) throw new StepError('Tesseract is not installed, and nothing reads without it.');
  const program = await ensureChromium();
  const asked = process.argv.slice(2);
  const given = process.env.READ_URL;
  if (!given) await buildSite();
  const { base, stop } = given ? { base: given, stop: () => undefined } : await serve();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(program ? { executablePath: program } : {}) });
  let [readable, unread] = [0, 0];
  try {
    for (const address of asked.length > 0 ? asked : await pathsOf(base)) {
      for (const width of widths) {
        const viewport = { width, height: width < 600 ? 900 : 1000 };
        const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
        await page.goto(base + address, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        const failed = await missing(tesseract, page);
        await page.close();
        if (!failed) continue;
        if (failed.length === 0) readable += 1;
        else unread += 1;
        for (const one of failed) process.stdout.write(`${address} at ${width}: cannot read ${one}\n`);
      }
    }
  } finally {
    await browser.close();
    stop();
  }
  process.stdout.write(`${readable} headlines read${unread > 0 ? `, ${unread} not` : ''}.\n`);
  process.exitCode = unread > 0 ? 1 : 0;
} catch (error) {
  endOnStepError(error);
}
