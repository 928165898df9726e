import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyPress, pointing, typing } from './actions.ts';
import type { Driver } from './driver.ts';
import { type Connection, connect } from './webdriver-bidi.ts';

/** What a function gave: text, or a part of the page. */
type Remote =
  | { readonly type: 'success'; readonly result: { readonly value?: string; readonly sharedId?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** Where it says on which address it listens. */
const saysWhere = (program: ReturnType<typeof spawn>): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    program.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? [];
      if (address) resolve(`${address}/session`);
    });
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`Firefox ended with ${code}.\n${said}`)));
  });

async function call(
  { send }: Connection,
  context: string,
  functionDeclaration: string,
  argument: string,
): Promise<{ readonly value?: string; readonly sharedId?: string }> {
  const answer = await send<Remote>('script.callFunction', {
    functionDeclaration,
    awaitPromise: true,
    target: { context },
    arguments: [{ type: 'string', value: argument }],
  });
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
  return answer.result;
}

/** A Firefox as it is given to people, without a window, spoken to by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const firefox = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    env: { ...process.env, HOME: profile, TZ: 'Asia/Hong_Kong', LANG: 'en_GB.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const connection = await connect(await saysWhere(firefox));
  const { send, listen } = connection;
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ readonly contexts: readonly { readonly context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  if (!context) throw new Error('Firefox has no window.');
  let troubles: string[] = [];
  await send('session.subscribe', { events: ['log.entryAdded'] });
  listen('log.entryAdded', ({ level, text }: { readonly level: string; readonly text: string }) => {
    if (level === 'error') troubles.push(text);
  });
  const act = (actions: object): Promise<void> => send('input.performActions', { context, actions: [actions] });
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (run, argument) => {
      const declaration = `async (given) => JSON.stringify(await (${run})(JSON.parse(given)))`;
      const { value } = await call(connection, context, declaration, JSON.stringify(argument ?? null));
      return value === undefined ? undefined : JSON.parse(value);
    },
    point: (steps) => act(pointing(steps)),
    press: (key) => act(keyPress(key)),
    type: (words) => act(typing(words)),
    attach: async (selector, file) => {
      const { sharedId } = await call(connection, context, '(given) => document.querySelector(given)', selector);
      await send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 1 }),
    picture: async () => {
      const { data } = await send<{ readonly data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    troubles: async () => {
      const seen = troubles;
      troubles = [];
      return seen;
    },
    close: async () => {
      await send('browser.close', {});
      connection.close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
