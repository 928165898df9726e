import { expect, it } from 'vitest';
import { secretsIn } from './secrets.mjs';

// Split strings: whole, the check would find them in this file.
const secrets = [
  ['a GitHub token', `token: ${'ghp_'}wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx`],
  ['a database password', `const url = 'postgres://site:${'hunter'}22@db.agency.example/site';`],
  ['a storage key', `AWS_SECRET_ACCESS_KEY="${'wJalrXUtnFEMI'}/K7MDENG/bPxRfiCYzQ3vTkLmN2"`],
] as const;

it.each(secrets)('%s is found with its line', async (_, text) => {
  const found = await secretsIn('/project/settings.ts', `// The first line.\n${text}\n`);
  expect(found.map(({ line }) => line)).toEqual([2]);
});

it('the name of a setting is no secret', async () => {
  expect(await secretsIn('/project/settings.ts', 'const password = process.env.ADMIN_PASSWORD;\n')).toEqual([]);
});
