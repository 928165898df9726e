import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { defaultSettings } from '../../../src/config/env.ts';
import { serverFlags, serverSettings } from '../build/server.mjs';
import { root } from '../steps.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const unit = read('docs/deploy/site.service');
const containerfile = read('docs/deploy/container/Containerfile').replaceAll(/\\\n\s*/g, ' ');
const instructions = (name: string) =>
  containerfile.split('\n').flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
const environment = Object.fromEntries(
  instructions('ENV').flatMap((line) =>
    line.split(' ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.replace(/^[^=]*=/, '')]),
  ),
);
const compose = parse(read('docs/deploy/container/compose.yml')) as {
  services: Record<string, { environment: Record<string, string>; build?: { context: string; dockerfile: string } }>;
};

/** Settings of other programs that the deployment files may name. */
const ownNames = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'HOME', 'PATH'];

it('the deployment documents name only settings of the site', () => {
  const documents = ['one-machine.md', 'several-machines.md'].map((file) => read(`docs/deploy/${file}`)).join('\n');
  const inRecipes = [...documents.matchAll(/<<'?END'?\n([\s\S]*?)^END$/gm)].flatMap(([, lines = '']) =>
    [...lines.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
  );
  const named = [...inRecipes, ...Object.keys(environment), ...Object.keys(compose.services.site?.environment ?? {})];
  expect(named).toContain('DATABASE_URL');
  expect(named).toContain('S3_ENDPOINT');
  expect(named.filter((name) => !ownNames.includes(name) && !(name in defaultSettings()))).toEqual([]);
});

it('systemd unit and container image start the server as npm start does', () => {
  const command = [...serverFlags, 'src/server/main.ts'];
  expect(/^ExecStart=\S+ (.*)$/m.exec(unit)?.[1]?.split(' ')).toEqual(command);
  expect(JSON.parse(instructions('CMD').at(-1) ?? '').slice(1)).toEqual(command);
  expect(unit).toContain(`Environment=MALLOC_ARENA_MAX=${serverSettings.MALLOC_ARENA_MAX}\n`);
  expect(environment).toMatchObject(serverSettings);
});

it('the image copies existing files, uses the pinned Node and runs without privileges', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const copied = instructions('COPY').flatMap((line) =>
    line.startsWith('--from') ? [] : line.split(' ').slice(0, -1),
  );
  const passed = read('.dockerignore').split('\n');
  expect(copied.filter((file) => !existsSync(path.join(root, file)) || !passed.includes(`!${file}`))).toEqual([]);
  expect(instructions('FROM')[0]).toBe(`node:${dependencies.node}-bookworm-slim AS build`);
  expect(instructions('USER')).toEqual(['990']);
  expect(instructions('VOLUME')).toEqual([environment.DATA_DIR]);
});

it('.nvmrc names the pinned Node', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(read('.nvmrc')).toBe(`${dependencies.node}\n`);
});

it('the compose file builds this image and requires every secret', () => {
  const { context = '', dockerfile = '' } = compose.services.site?.build ?? {};
  expect(path.resolve(root, 'docs/deploy/container', context)).toBe(root);
  expect(existsSync(path.join(root, dockerfile))).toBe(true);
  const secrets = Object.values(compose.services).flatMap((service) =>
    Object.entries(service.environment).filter(([name]) => /SECRET|PASSWORD/.test(name)),
  );
  expect(secrets.length).toBeGreaterThan(3);
  expect(secrets.filter(([, value]) => !/^\$\{[A-Z_]+:\?\}$/.test(value))).toEqual([]);
});
