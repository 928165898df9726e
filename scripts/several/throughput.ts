// Requests a second through the proxy, for one, two and three instances.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import path from 'node:path';
import type { Instance } from './instance.ts';
import type { Lab } from './lab.ts';
import { ask, host, nextForm, sendForm } from './visitor.ts';

/** Visitors at the same time, of whom each waits for a page before asking for the next. */
const connections = { kept: 50, rendered: 16 };
/** Senders of forms at the same time. */
const senders = 16;
/** Forms after which a measurement ends, however long it may still go on. */
const mostForms = 12_000;

/** Of one number of instances. */
export interface Throughput {
  readonly instances: number;
  readonly kept: number;
  readonly rendered: number;
  readonly forms: number;
}

/** Each question is another one: the results of a search are made for each visitor. */
const searches = `turn = 0
request = function()
  turn = turn + 1
  return wrk.format("GET", "/search?q=shop+" .. turn)
end
`;

/** @throws {Error} when anything but the page comes */
function visits({ proxy, folder }: Lab, seconds: number, script?: string): number {
  const { address, port } = proxy.target;
  const file = path.join(folder, 'questions.lua');
  if (script) writeFileSync(file, script);
  const output = execFileSync(
    'wrk',
    [
      ...[
        '-t1',
        `-c${script ? connections.rendered : connections.kept}`,
        '--timeout',
        '10s',
        `-d${seconds}s`,
        '-H',
        `Host: ${host}`,
        '-H',
        'accept-encoding: br',
      ],
      ...(script ? ['-s', file] : []),
      `https://${address}:${port}/`,
    ],
    { encoding: 'utf8' },
  );
  if (/Non-2xx|Socket errors: .*[1-9]/.test(output)) throw new Error(`Not everybody got a page:\n${output}`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]));
}

async function forms({ proxy, ledger }: Lab, seconds: number): Promise<number> {
  const begun = performance.now();
  let sent = 0;
  await Promise.all(
    Array.from({ length: senders }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (performance.now() - begun < seconds * 1000 && sent < mostForms) {
        sent += 1;
        const from = `127.50.${(sent >> 3) >> 8}.${(sent >> 3) % 256}`;
        const status = await sendForm(proxy.target, nextForm(), ledger, { from, agent });
        if (status !== 200) throw new Error(`A form was answered with ${status}.`);
      }
      agent.destroy();
    }),
  );
  return Math.round(sent / ((performance.now() - begun) / 1000));
}

/**
 * Deliveries wait meanwhile: what is measured is taking forms, not the services behind it. Nor does anything make pages ready
 * beside those that are asked for.
 */
export async function measure(lab: Lab, seconds: number): Promise<Throughput[]> {
  const order: readonly Instance[] = [...lab.visible, lab.panel];
  for (const instance of order) {
    await instance.stop();
    await lab.start(instance, { DELIVERIES: 'off', WARM_PAGES: 'off' });
  }
  const rows: Throughput[] = [];
  for (let count = 1; count <= order.length; count += 1) {
    const serving = order.slice(0, count).map(({ target }) => target.address.split('.').at(-1));
    lab.proxy.write((text) =>
      text.replaceAll(/^ *server 10\.0\.0\.(\d+):.*$/gm, (line, machine: string) =>
        serving.includes(machine) ? line.replace(' backup', '') : line.replace(';', ' down;'),
      ),
    );
    await lab.proxy.reload();
    for (let turn = 0; turn < 40; turn += 1)
      await ask(lab.proxy.target, { path: turn % 2 ? '/' : `/search?q=sites+${turn}`, patience: 60_000 });
    const row = {
      instances: count,
      kept: visits(lab, seconds),
      rendered: visits(lab, seconds, searches),
      forms: await forms(lab, seconds),
    };
    rows.push(row);
    const { kept, rendered } = row;
    process.stdout.write(
      `${count} instances: ${kept} kept pages, ${rendered} rendered pages, ${row.forms} forms a second\n`,
    );
  }
  return rows;
}
