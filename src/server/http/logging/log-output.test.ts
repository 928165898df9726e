import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const file = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));

/** Runs a process that logs three lines and then ends in this way. */
function logged(ending: string): string[] {
  const program = `
    const { logOutput } = await import(${file('log-output.ts')});
    const { guardOutput } = await import(${file('../../../cms/patches/logging/redacted-log.ts')});
    const { fastify } = await import('fastify');
    guardOutput();
    const { log } = fastify({ logger: { stream: logOutput() } });
    for (const line of ['one', 'two', 'three']) log.info(line);
    ${ending}
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
}

it.each([
  ['ends normally', ''],
  ['calls process.exit', 'process.exit(0);'],
  ['ends with an uncaught error', "setImmediate(() => { throw new Error('broken'); });"],
])('the log has every line of a process that %s', (_name, ending) => {
  expect(logged(ending)).toEqual(['one', 'two', 'three']);
});
