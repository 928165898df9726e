// `npm run dev`: site and admin panel with reload on change. A change on the server side starts it anew.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';

try {
  await ensureInstalled({ withTools: true });
} catch (error) {
  endOnStepError(error);
}

const server = spawn(pinnedNode, ['--watch', '--watch-preserve-output', 'src/server/dev.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...quietEnvironment,
    ...process.env,
    PATH: quietEnvironment.PATH,
    NODE_ENV: 'development',
    DISABLE_PAYLOAD_HMR: 'true',
  },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
