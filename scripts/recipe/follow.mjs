// The inner half of `npm run recipe`: runs in mounts of its own, then in a network of its own.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/steps.mjs';
import { checkProxy, checkSite, whenReady } from './looks.mjs';
import { coverMachine, stopAll, stopService, systemctl } from './machine.mjs';

const text = readFileSync(path.join(root, 'docs/deploy/one-machine.md'), 'utf8');
const parts = [...text.matchAll(/^## (.+)\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm)].map(([, title, body]) => ({
  title,
  commands: [...body.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block]) => block).join(''),
}));

const say = (line) => process.stdout.write(`${line}\n`);

function shell(commands, folder) {
  const { status } = spawnSync('sh', ['-e', '-u', '-c', commands], {
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: folder,
  });
  if (status !== 0) throw new Error(`These commands ended with ${status}:\n${commands}`);
}

/** A part's commands in their order: what systemd would do is done by us, and packages have been installed. */
async function follow(title) {
  const part = parts.find((one) => one.title === title);
  if (!part?.commands) throw new Error(`The recipe has no part "${title}".`);
  say(`\n## ${title}`);
  let folder = '/';
  let waiting = '';
  for (const line of part.commands.split('\n')) {
    if (/^apt-get /.test(line)) continue;
    if (/^cd /.test(line)) folder = line.slice(3);
    if (/^systemctl /.test(line)) {
      if (waiting) shell(waiting, folder);
      waiting = '';
      await systemctl(line.split(' ').slice(1));
    } else waiting += `${line}\n`;
  }
  if (waiting.trim()) shell(`cd ${folder}\n${waiting}`, '/');
}

async function inOwnNetwork() {
  spawnSync('ip', ['link', 'set', 'lo', 'up']);
  for (const title of ['A user and a place for the data', 'Settings', 'Build', 'A certificate', 'The service'])
    await follow(title);
  await whenReady();
  await follow('nginx');
  await follow('Look');
  await checkSite();
  await checkProxy('nginx');
  await follow('Upgrade');
  await whenReady();
  await stopService('nginx');
  await follow('Caddy instead');
  await follow('Look');
  await checkProxy('Caddy');
  await stopAll();
  say('\nThe recipe holds.');
}

if (process.argv[2] === 'inside') await inOwnNetwork();
else {
  coverMachine(root, process.argv[2]);
  shell('apt-get update -q >/dev/null', '/');
  const installing = text.match(/^apt-get .+$/gm)?.join('\n') ?? '';
  shell(
    `export DEBIAN_FRONTEND=noninteractive\n${installing.replaceAll('install -y', 'install -y -q --no-install-recommends')} >/dev/null`,
    '/',
  );
  const { status } = spawnSync('unshare', ['--net', process.execPath, import.meta.filename, 'inside'], {
    stdio: 'inherit',
    cwd: root,
  });
  process.exit(status ?? 1);
}
