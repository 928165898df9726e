import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandsOf, fileOf, type Places, placed, runCommands } from './recipe.ts';
import { ask, type Target } from './visitor.ts';

/** What Debian's nginx.conf brings around the files of the recipe. */
const around = (folder: string): string => `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${folder}/site-upstream.conf;
  include ${folder}/site.conf;
}
`;

/** nginx with the files of the recipe. */
export class FrontProxy {
  readonly target: Target;
  readonly #folder: string;
  readonly #places: Places;
  #process: ChildProcess | undefined;

  constructor(folder: string, places: Places, ports: { readonly secure: number; readonly plain: number }) {
    const { secure, plain } = ports;
    mkdirSync(folder);
    this.#folder = folder;
    this.#places = [
      ['/etc/nginx/conf.d', folder],
      ['/etc/ssl/site', folder],
      ['10:443', `10:${secure}`],
      ['10:80', `10:${plain}`],
      ...places,
    ];
    runCommands(placed(commandsOf('A certificate'), this.#places));
    writeFileSync(path.join(folder, 'nginx.conf'), around(folder));
    writeFileSync(path.join(folder, 'site.conf'), placed(fileOf('several-nginx.conf'), this.#places));
    this.write((text) => text);
    this.target = {
      address: placed('10.0.0.10', places),
      port: secure,
      certificate: readFileSync(path.join(folder, 'certificate.pem'), 'utf8'),
    };
  }

  /** Writes the list of instances as the recipe has it, but for what is changed of it. */
  write(change: (text: string) => string): void {
    const file = path.join(this.#folder, 'site-upstream.conf');
    writeFileSync(file, placed(change(fileOf('several-upstream.conf')), this.#places));
  }

  async start(): Promise<void> {
    this.#process = spawn('nginx', ['-c', path.join(this.#folder, 'nginx.conf')], { stdio: 'inherit' });
    for (let tries = 0; tries < 100 && this.#process.exitCode === null; tries += 1) {
      try {
        await ask(this.target, { path: '/metrics' });
        return;
      } catch {
        // It does not listen yet.
      }
      await pause(100);
    }
    throw new Error('nginx does not start.');
  }

  /** What `nginx -s reload` does. */
  async reload(): Promise<void> {
    this.#process?.kill('SIGHUP');
    await pause(1000);
  }

  /** Takes an instance out of what visitors reach, or lets it in again, by the recipe's commands. */
  async leave(address: string, title: 'Take a machine out' | 'Let it in again'): Promise<void> {
    const commands = placed(commandsOf(title), this.#places).replace(/^(nginx|systemctl) .*$/gm, '');
    runCommands(commands, { MACHINE: address });
    await this.reload();
  }

  async stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (!this.#process || this.#process.exitCode !== null) return;
    this.#process.once('exit', () => resolve());
    this.#process.kill('SIGTERM');
    await promise;
  }
}
