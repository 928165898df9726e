// `npm run dev`: site and admin panel with reload on change. Pages and panel reload by themselves; a change on the
// server side starts the server anew.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { placeFiles } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';

const serverSide = ['src/server', 'src/cms', 'src/content-api', 'src/intake'];

/** Editors save a file in several steps; one restart is enough for them. */
const settle = 200;

try {
  await ensureInstalled({ withTools: true });
  await placeFiles();
} catch (error) {
  endOnStepError(error);
}

let server;
let ending = false;

function start() {
  server = spawn(pinnedNode, ['src/server/dev.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...quietEnvironment, GALLERY: 'on', NODE_ENV: 'development', DISABLE_PAYLOAD_HMR: 'true' },
  });
  server.on('exit', (code) => {
    if (ending) process.exit(code ?? 0);
  });
}

function restart(file) {
  process.stdout.write(`${file} has changed; starting the server anew …\n`);
  if (server.exitCode !== null || server.signalCode !== null) return start();
  server.once('exit', start);
  server.kill('SIGTERM');
}

let timer;
for (const folder of serverSide) {
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || !/\.tsx?$/.test(file) || /\.test\.ts$|payload-types/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart(path.join(folder, file)), settle);
  });
}

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    ending = true;
    server.kill(signal);
  });
}
start();
