// `npm start`: installs, builds and serves, and skips steps that are up to date.
// `npm start -- --empty` starts with an empty database instead of the sample content.
import { spawn } from 'node:child_process';
import { buildAdmin, buildSite } from './lib/build/build.mjs';
import { markUsed } from './lib/build/builds.mjs';
import { compiledCode, serverFlags, serverSettings } from './lib/build/server.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--empty');
if (unknown.length > 0) {
  process.stderr.write(`npm start does not know ${unknown.join(' ')}. It knows --empty: no sample content.\n`);
  process.exit(1);
}

let folder;
try {
  await ensureInstalled({ withTools: false });
  folder = await buildSite();
  if (process.env.ADMIN !== 'off') await buildAdmin();
} catch (error) {
  endOnStepError(error);
}

const server = spawn(pinnedNode, [...serverFlags, 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...serverSettings,
    ...compiledCode(root),
    ...quietEnvironment,
    NODE_ENV: 'production',
    BUILD_DIR: folder,
    ...(options.length > 0 ? { SAMPLE: 'off' } : {}),
  },
});

if (server.pid) markUsed(folder, server.pid);

/** Milliseconds before SIGKILL: longer than the server waits for requests in flight. */
const timeout = 40_000;

// A terminal sends Ctrl-C to the server as well; a service manager signals only this process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    setTimeout(() => server.kill('SIGKILL'), timeout).unref();
  });
}
server.on('error', (error) => {
  process.stderr.write(`The server cannot be started: ${error.message}\n`);
  process.exit(1);
});
server.on('exit', (code) => process.exit(code ?? 1));
