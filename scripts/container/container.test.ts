import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { defaultSettings } from '../../src/env.ts';
import { secretsIn } from '../lib/secrets.mjs';
import { serverFlags, serverSettings } from '../lib/server.mjs';
import { root } from '../lib/steps.mjs';
import { containerfile, environment, folder, instructions, listOf } from './containerfile.ts';
import { belongs, isRead, parts } from './contents.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
const compose = parse(readFileSync(path.join(folder, 'compose.yml'), 'utf8')) as {
  services: Record<
    string,
    { environment: Record<string, string>; build?: { context: string; dockerfile: string; args: object } }
  >;
};

const copied = instructions('COPY')
  .filter((line) => !line.startsWith('--from'))
  .flatMap((line) => line.split(' ').slice(0, -1));

it('everything that is copied is there, and goes to the engine', () => {
  const passed = read('.dockerignore').split('\n');
  expect(copied.length).toBeGreaterThan(8);
  expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(copied.filter((file) => !passed.includes(`!${file}`))).toEqual([]);
});

it('everything that is gathered is copied or built before', () => {
  const first = (file: string) => copied.some((one) => file === one || file.startsWith(`${one}/`));
  expect(parts.filter((file) => !first(file))).toEqual([]);
});

it('the Node that builds is the one that the project is pinned to', () => {
  expect(instructions('FROM')[0]).toBe(`node:${dependencies.node}-bookworm-slim AS build`);
});

it('runs the command of the unit and of npm start, as nobody of importance', () => {
  const [command = ''] = /^ExecStart=(.*)$/m.exec(read('docs/deploy/site.service'))?.slice(1) ?? [];
  expect(listOf(instructions('CMD').at(-1) ?? '').slice(1)).toEqual(command.split(' ').slice(1));
  expect(command.split(' ').slice(1)).toEqual([...serverFlags, 'src/server/main.ts']);
  expect(environment()).toMatchObject(serverSettings);
  expect(read('docs/deploy/site.service')).toContain(
    `Environment=MALLOC_ARENA_MAX=${serverSettings.MALLOC_ARENA_MAX}\n`,
  );
  expect(instructions('USER')).toEqual(['990']);
  expect(instructions('VOLUME')).toEqual([environment().DATA_DIR]);
});

it('asks an address for its health that the server has', () => {
  const asked = /\}(\/[a-z]+)`/.exec(instructions('HEALTHCHECK')[0] ?? '')?.[1];
  expect(asked).toBe('/healthz');
  expect(read('src/server/app.ts')).toContain(`server.get('${asked}'`);
});

it('every setting is one of the site', () => {
  const own = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'HOME', 'PATH'];
  const { site } = compose.services;
  const named = [...Object.keys(environment()), ...Object.keys(site?.environment ?? {})];
  expect(named).toContain('S3_ENDPOINT');
  expect(named.filter((name) => !own.includes(name) && !(name in defaultSettings()))).toEqual([]);
  expect(instructions('EXPOSE')).toEqual([String(defaultSettings().PORT)]);
});

it('the composition builds this image', () => {
  const { context = '', dockerfile = '', args = {} } = compose.services.site?.build ?? {};
  expect(path.resolve(folder, context)).toBe(root);
  expect(existsSync(path.join(root, dockerfile))).toBe(true);
  const known = instructions('ARG').map((line) => line.split('=')[0]);
  expect(Object.keys(args).filter((name) => !known.includes(name))).toEqual([]);
});

it('no secret is in it: each has to be given', async () => {
  const secrets = Object.values(compose.services).flatMap((service) =>
    Object.entries(service.environment).filter(([name]) => /SECRET|PASSWORD/.test(name)),
  );
  expect(secrets.length).toBeGreaterThan(3);
  expect(secrets.filter(([, value]) => !/^\$\{[A-Z_]+:\?\}$/.test(value))).toEqual([]);
  expect(await secretsIn('Containerfile', containerfile)).toEqual([]);
  expect(instructions('ENV').join()).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY/);
});

it('of the project and its packages, what nothing reads is left out', () => {
  expect(
    ['src/server/main.ts', 'sample/media/pictures.json', 'admin/.next/BUILD_ID'].filter((file) => !belongs(file)),
  ).toEqual([]);
  expect(
    [
      'src/env.test.ts',
      'admin/.next/cache/x',
      'sample/artwork/x.ts',
      'src/intake/destinations/testing/crm-check.ts',
    ].filter(belongs),
  ).toEqual([]);
  expect(['next/dist/server/next.js', 'zod/index.js'].filter((file) => !isRead(file))).toEqual([]);
  expect(['zod/index.js.map', 'zod/index.d.cts', 'zod/README.md', 'next/dist/esm/api/x.js'].filter(isRead)).toEqual([]);
});
