// On both databases in the full run: each database describes a refused row in its own words.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const marks = ['Marked-Name', 'marked.person@six.example', '555-marked', 'marked-message', 'marked-note'];

/** Output of the process that makes failing writes, on the database of this file. */
async function outputOfBrokenWrites(): Promise<{ readonly output: string; readonly code: number | null }> {
  const program = path.resolve('e2e/support/panel/broken-writes.ts');
  const child = spawn(process.execPath, [program, ...marks], { env: { ...process.env, NODE_ENV: 'production' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { output, code };
}

it('failed writes log no personal data', async () => {
  const { output, code } = await outputOfBrokenWrites();
  const found = marks.filter((mark) => output.toLowerCase().includes(mark.toLowerCase()));
  expect(found, output.slice(0, 5000)).toEqual([]);
  // Each write did fail and was logged.
  for (const sign of [
    'form: 503',
    'A form could not be kept.',
    'PATCH /submissions/1: 500',
    'A delivery ended badly.',
    'POST /submissions/1/erase: 500',
    'DELETE /submissions/1: 500',
    'What has expired could not be removed.',
    'GET /submissions: 500',
    'It failed: ',
    '(node:',
  ])
    expect(output).toContain(sign);
  expect(output).toMatch(/"statement":"insert into \\"?submissions/);
  expect(code).toBe(1);
}, 90_000);
