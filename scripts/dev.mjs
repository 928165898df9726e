// `npm run dev`: site and admin panel with reload on change. Pages and panel reload by themselves;
// a change of server code, of a block, of the settings in .env or of the brand restarts the server.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { brandFolder, placeFiles } from './lib/build/build.mjs';
import { startsAnew } from './lib/build/dev-files.mjs';
import { watchFolders } from './lib/build/watch-folders.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';

/** Milliseconds without another change before a restart: editors save a file in several steps. */
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
function look(changed) {
  const file = path.relative(root, changed).replaceAll('\\', '/');
  if (!startsAnew(file, brandFolder)) return;
  clearTimeout(timer);
  timer = setTimeout(() => restart(file), settle);
}
for (const folder of ['src', brandFolder]) watchFolders(path.join(root, folder), look);
// The root is watched for `.env` without its subfolders, some of which change all the time.
watch(root, (_event, name) => look(path.join(root, name ?? '')));

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    ending = true;
    server.kill(signal);
  });
}
start();
