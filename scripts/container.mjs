// `npm run container`: what the image holds, gathered and tried without an engine; with Docker or Podman, the image itself.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildAdmin, buildSite } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';

// The same build as that of `npm run several`.
const build = { SITE_URL: 'https://www.example.com', BUILD_DIR: '.cache/several', GALLERY: 'off' };
Object.assign(process.env, build);

try {
  await ensureInstalled({ withTools: true });
  await buildSite();
  await buildAdmin();
} catch (error) {
  endOnStepError(error);
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'container-'));
try {
  const { status } = spawnSync(pinnedNode, ['scripts/container/run.ts', folder], {
    cwd: root,
    stdio: 'inherit',
    env: { ...quietEnvironment, ...build, NODE_NO_WARNINGS: '1' },
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
