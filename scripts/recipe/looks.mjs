import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processOf } from './machine.mjs';

/** A file of 60 MB, which goes with this run. */
const large = '/var/tmp/recipe-large';

const say = (line) => process.stdout.write(`✓ ${line}\n`);

function hold(what, holds, found = '') {
  if (!holds) throw new Error(`It does not hold: ${what}. ${found}`);
  say(what);
}

/** Waits until the site says that it serves. */
export async function whenReady() {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch('http://127.0.0.1:3000/readyz').catch(() => undefined);
    if (answer?.ok) return;
    await pause(500);
  }
  throw new Error('The site does not start.');
}

/** What a visitor gets through the proxy: status, headers and version of HTTP. */
function visit(address, ...options) {
  const certificate = ['--cacert', '/etc/ssl/site/certificate.pem'];
  const names = [443, 80].flatMap((port) => ['--resolve', `www.example.com:${port}:127.0.0.1`]);
  const shown = [
    '--silent',
    '--show-error',
    '--output',
    '/dev/null',
    '--dump-header',
    '-',
    '--write-out',
    '\n%{http_version} %{size_download}',
  ];
  const said = execFileSync('curl', [...certificate, ...names, ...shown, ...options, address], { encoding: 'utf8' });
  const lines = said.trim().split(/\r?\n/);
  const [version = '', size = ''] = lines.at(-1)?.split(' ') ?? [];
  const pairs = lines.slice(1, -1).flatMap((line) => {
    const [header = '', value = ''] = line.split(/: (.*)/s, 2);
    return header ? [[header.toLowerCase(), value]] : [];
  });
  const headers = Object.fromEntries(pairs);
  const twice = pairs.map(([header]) => header).filter((header, place, all) => all.indexOf(header) !== place);
  return { status: Number(lines[0]?.split(' ')[1]), headers, twice, version, size: Number(size) };
}

/** Who the process is, and what it leaves. */
export async function checkSite() {
  const about = readFileSync(`/proc/${processOf('site')}/status`, 'utf8');
  const uid = /^Uid:\s+(\d+)/m.exec(about)?.[1];
  hold('the site runs as its own user', uid !== '0' && uid === String(statSync('/var/lib/site').uid), uid);
  hold('it has no capability', /^CapEff:\s+0+$/m.test(about), about);
  const mode = (file) => statSync(file).mode & 0o077;
  const open = ['/var/lib/site', '/var/lib/site/site.db', '/var/lib/site/secret'].filter((file) => mode(file) !== 0);
  hold('nobody else reads its data', open.length === 0, open.join(', '));
  hold('its data are there', readdirSync('/var/lib/site').includes('site.db'));
}

/** What the proxy has to do, whichever it is. */
export async function checkProxy(name) {
  const origin = 'https://www.example.com';
  const page = visit(`${origin}/`, '--header', 'accept-encoding: br');
  hold(`${name}: a page comes over HTTP/2`, page.status === 200 && page.version === '2', JSON.stringify(page));
  hold(
    `${name}: compressed as the site compressed it`,
    page.headers['content-encoding'] === 'br' && page.size < 40_000,
    JSON.stringify(page),
  );
  hold(
    `${name}: with the site's own headers, and each once`,
    page.headers['x-content-type-options'] === 'nosniff' &&
      'strict-transport-security' in page.headers &&
      page.twice.length === 0,
  );
  const again = visit(
    `${origin}/`,
    '--header',
    'accept-encoding: br',
    '--header',
    `if-none-match: ${page.headers.etag}`,
  );
  hold(`${name}: whoever has it is told so`, again.status === 304, JSON.stringify(again));
  const plain = visit('http://www.example.com/work?a=b');
  hold(
    `${name}: http leads to https`,
    [301, 308].includes(plain.status) && plain.headers.location === `${origin}/work?a=b`,
    JSON.stringify(plain),
  );
  hold(`${name}: /metrics is for nobody outside`, visit(`${origin}/metrics`).status === 404);
  const upload = ['--request', 'POST', '--header', 'expect:', '--data-binary', `@${large}`, `${origin}/contact-us`];
  execFileSync('truncate', ['--size=60M', large]);
  // Caddy finds out while it passes it on: whoever answers first says no.
  const refused = visit(upload.pop(), ...upload);
  hold(`${name}: more than the largest upload is refused`, refused.status >= 400, JSON.stringify(refused));
  // Each time another address that is not believed: one sender all the same, who has his fill.
  const lost = Array.from(
    { length: 130 },
    (_, turn) => visit(`${origin}/no-${name}-${turn}`, '--header', `x-forwarded-for: 203.0.113.${turn}`).status,
  );
  hold(`${name}: nobody chooses his own address`, lost[0] === 404 || lost[0] === 429, String(lost[0]));
  hold(`${name}: and limits by address hold`, lost.at(-1) === 429, String(lost.at(-1)));
}
