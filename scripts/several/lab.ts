import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Database, openPostgres } from '../../benchmarks/faults/database.ts';
import { type OtherSide, startOtherSide } from '../../benchmarks/faults/other-side.ts';
import type { Ledger } from '../../benchmarks/faults/visitor.ts';
import { type ObjectStore, startObjectStore } from '../../e2e/support/object-store.ts';
import { ownPostgres } from '../../e2e/support/postgres.ts';
import { administrator } from './desk.ts';
import { Instance } from './instance.ts';
import { FrontProxy } from './proxy.ts';
import { commandsOf, type Places, placed, runCommands } from './recipe.ts';

/** Machines of the recipe, the one with the panel first. */
const machines = ['10.0.0.11', '10.0.0.12', '10.0.0.13'] as const;

/** Beside the recipe: quiet, with pauses that end within the run, and with one sender for all pages, as wrk is. */
const forThisRun = {
  LOG_LEVEL: 'error',
  CARDS: 'off',
  PAGE_LIMIT: '0',
  DELIVERY_PACE: '30',
  DELIVERY_PATIENCE: '5',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

/** Everything of the recipe, on loopback addresses of this machine. */
export interface Lab {
  readonly folder: string;
  /** The one with the panel, and the public ones. */
  readonly panel: Instance;
  readonly visible: readonly [Instance, Instance];
  readonly all: readonly Instance[];
  readonly proxy: FrontProxy;
  readonly database: () => Promise<Database>;
  readonly postgres: { readonly halt: () => void; readonly resume: () => void };
  readonly store: ObjectStore;
  readonly other: OtherSide;
  /** What visitors hold. */
  readonly ledger: Ledger;
  readonly start: (instance: Instance, more?: Readonly<Record<string, string>>) => Promise<void>;
  readonly close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  // Free on every address: instances and proxy listen on several.
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The files of settings, written by the recipe's own commands, and the database made by them. */
function prepare(folder: string, places: Places, postgres: string, access: { key: string; secret: string }): void {
  const shared = path.join(folder, 'submissions');
  mkdirSync(shared, { mode: 0o700 });
  const settings = machines.map((machine, index) => {
    const data = path.join(folder, `data-${index}`);
    mkdirSync(data, { mode: 0o700 });
    // On machines of their own this is a folder of the network.
    symlinkSync(shared, path.join(data, 'submissions'));
    const here: Places = [['/etc/site.env', settingsOf(folder, index)], ['/var/lib/site', data], ...places];
    return `MACHINE=${placed(machine, places)} ADMIN=${index === 0 ? 'on' : 'off'}\n${placed(commandsOf('Settings'), here)}`;
  });
  const database = commandsOf('The database').replace('sudo -u postgres psql', `psql '${postgres}'`);
  runCommands([commandsOf('Secrets'), database, ...settings].join('\n'), {
    S3_ACCESS_KEY_ID: access.key,
    S3_SECRET_ACCESS_KEY: access.secret,
  });
}

const settingsOf = (folder: string, index: number): string => path.join(folder, `site-${index}.env`);

export async function openLab(): Promise<Lab> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'several-'));
  // nginx's own processes read their files as another user.
  chmodSync(folder, 0o755);
  const closing: (() => void | Promise<void>)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const postgres = await ownPostgres();
    closing.push(postgres.stop);
    const access = { key: 'several-machines', secret: randomBytes(16).toString('hex') };
    const store = await startObjectStore('pictures', access.key);
    closing.push(store.stop);
    const other = await startOtherSide(Math.random, 0);
    closing.push(other.stop);
    const [instancePort, secure, plain] = [await freePort(), await freePort(), await freePort()];
    const { port: databasePort } = new URL(postgres.url);
    const places: Places = [
      [':3000', `:${instancePort}`],
      ['PORT=3000', `PORT=${instancePort}`],
      ['10.0.0.20:5432', `127.0.0.1:${databasePort}`],
      ['http://10.0.0.21:9000', store.url],
      ['10.0.0.', '127.20.0.'],
    ];
    prepare(folder, places, postgres.url, access);
    const more = { ...forThisRun, ...other.settings };
    const [panel, first, second] = machines.map((machine, index) => {
      const target = { address: placed(machine, places), port: instancePort };
      appendFileSync(
        settingsOf(folder, index),
        Object.entries(more)
          .map(([name, value]) => `${name}=${value}\n`)
          .join(''),
      );
      const instance = new Instance(target, settingsOf(folder, index), path.join(folder, `log-${index}`));
      closing.push(async () => void (await instance.stop()));
      return instance;
    }) as [Instance, Instance, Instance];
    const proxy = new FrontProxy(path.join(folder, 'nginx'), places, { secure, plain });
    closing.push(() => proxy.stop());
    const lab: Lab = {
      ...{ folder, panel, visible: [first, second], all: [panel, first, second], proxy, postgres, store, other, close },
      ledger: { receipts: new Map(), attempts: 0, cut: 0, refused: {} },
      database: () => openPostgres(postgres.url.replace(/\/postgres$/, '/site')),
      start: async (instance, changed = {}) => {
        instance.start(changed);
        await instance.ready();
      },
    };
    return lab;
  } catch (error) {
    await close();
    throw error;
  }
}
