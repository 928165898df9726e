import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keyPress, pointing } from './actions.ts';
import type { Driver, Size } from './driver.ts';

export interface WebKitPrograms {
  /** Path of WebKitWebDriver. */
  readonly driver: string;
  /** Path of MiniBrowser, the window around WebKit. */
  readonly browser: string;
  /** Path of Xvfb: WebKit cannot draw without a screen. */
  readonly screen: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** Starts a virtual screen, larger than the largest viewport of the tests. */
async function startScreen(program: string): Promise<{ readonly process: ChildProcess; readonly name: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = screen.stdio[3];
  if (!output) throw new Error('The virtual screen has no output for its name.');
  const ended = once(screen, 'exit').then(([code]) => Promise.reject(new Error(`The screen ended with ${code}.`)));
  const [name] = (await Promise.race([once(output, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  return { process: screen, name: `:${name.toString().trim()}` };
}

/** GTK styles that shrink the toolbar: it takes more width than a phone has. */
const smallBar = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 6px; }
button image, entry image { -gtk-icon-transform: scale(0.3); }
`;

/** Creates a settings folder, so that none of this machine's settings apply. */
function settingsFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), smallBar);
  return folder;
}

/** Command of WebDriver: a path below the session and its body; a GET without one. */
type Command = <Result = void>(path: string, given?: object) => Promise<Result>;

/** Waits until the driver answers, and opens a window. */
async function openSession(
  address: string,
  browser: string,
): Promise<{ readonly command: Command; readonly end: () => Promise<unknown> }> {
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      timeouts: { script: 20_000, pageLoad: 30_000 },
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation'],
      },
    },
  };
  const ask: Command = async (where, given) => {
    const init = given && { method: 'POST', body: JSON.stringify(given) };
    const answer = await fetch(`${address}/session${where}`, init);
    const { value } = (await answer.json()) as {
      readonly value: { readonly error?: string; readonly message?: string };
    };
    if (!answer.ok) throw new Error(`${where}: ${value.error} ${value.message}`);
    return value as never;
  };
  for (let attempt = 1; ; attempt += 1)
    try {
      await fetch(`${address}/status`);
      break;
    } catch (error) {
      if (attempt === 200) throw error;
      await pause(50);
    }
  const { sessionId } = await ask<{ readonly sessionId: string }>('', { capabilities });
  return {
    command: (where, given) => ask(`/${sessionId}${where}`, given),
    end: () => fetch(`${address}/session/${sessionId}`, { method: 'DELETE' }),
  };
}

const room = (command: Command): Promise<readonly [number, number]> =>
  command('/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] });

/**
 * Resizes until the viewport has the size: the window adds a toolbar and resizes a moment later.
 */
async function resize(command: Command, { width, height }: Size): Promise<void> {
  const isRight = async (): Promise<boolean> => (await room(command)).join() === `${width},${height}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await isRight()) return;
    const [inner, tall] = await room(command);
    const outer = await command<Size>('/window/rect');
    const wanted = { width: outer.width + width - inner, height: outer.height + height - tall };
    await command('/window/rect', { x: 0, y: 0, ...wanted });
    for (let look = 0; look < 40 && !(await isRight()); look += 1) await pause(25);
  }
  if (!(await isRight())) throw new Error(`The page cannot be ${width} × ${height} px.`);
}

declare global {
  interface Window {
    /** Errors of this page. */
    troubles?: string[];
  }
}

/**
 * Collects errors in the page, because WebKitWebDriver reports none; runs before the first query.
 */
function noteTroubles(): void {
  if (window.troubles) return;
  const troubles: string[] = [];
  window.troubles = troubles;
  addEventListener('error', ({ message }) => troubles.push(message));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
  const { error } = console;
  console.error = (...output: unknown[]) => {
    troubles.push(output.join(' '));
    error(...output);
  };
}

const takeTroubles = (): string[] => window.troubles?.splice(0) ?? [];

const evaluation = (run: unknown): string => `const [argument, done] = arguments;
  (${noteTroubles})();
  Promise.resolve()
    .then(() => (${run})(argument))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** Starts Debian's WebKit in its smallest window, driven by WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Driver> {
  const screen = await startScreen(programs.screen);
  const port = await freePort();
  const folder = settingsFolder();
  const server = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      TZ: 'Asia/Hong_Kong',
      LANG: 'en_GB.UTF-8',
      // Renders on the CPU: software emulation of a GPU takes several times as long.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: 'ignore',
  });
  const { command, end } = await openSession(`http://127.0.0.1:${port}`, programs.browser);
  const sendKeys = (element: Readonly<Record<string, string>>, text: string): Promise<void> =>
    command(`/element/${Object.values(element)[0]}/value`, { text });
  const act = (actions: object): Promise<void> => command('/actions', { actions: [actions] });
  const evaluate: Driver['evaluate'] = async (run, argument) => {
    const answer = await command<{ readonly value?: never; readonly error?: string }>('/execute/async', {
      script: evaluation(run),
      args: [argument ?? null],
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as never;
  };
  return {
    open: (url) => command('/url', { url }),
    evaluate,
    point: (steps) => act(pointing(steps)),
    press: (key) => act(keyPress(key)),
    type: async (words) => sendKeys(await command('/element/active'), words),
    attach: async (selector, file) =>
      sendKeys(await command('/element', { using: 'css selector', value: selector }), file),
    resize: (size) => resize(command, size),
    picture: async () => Buffer.from(await command<string>('/screenshot'), 'base64'),
    troubles: () => evaluate(takeTroubles, undefined),
    close: async () => {
      await end();
      server.kill();
      screen.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
