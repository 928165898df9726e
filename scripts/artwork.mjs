// Renders the pictures and films (sample/artwork/README.md). The typefaces of the client worlds are packages of their own,
// because nothing else needs them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { pinnedNode, root, step } from './lib/steps.mjs';

await ensureInstalled({ withTools: true });
const folder = path.join(root, 'sample/artwork');
if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await step('Installing typefaces', npm, ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']);
}
await step('Rendering', pinnedNode, [path.join(folder, 'render.ts'), ...process.argv.slice(2)], { show: true });
