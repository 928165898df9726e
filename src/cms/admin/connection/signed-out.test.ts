import { expect, it } from 'vitest';
import { sessionEnded } from './signed-out.ts';

const refused = (message: string) => Response.json({ errors: [{ message }] }, { status: 403 });

it.each([
  ['a save that is refused to a stranger', 'patch', refused('Sign in first.'), true],
  ['a save that an account may not make', 'PATCH', refused('You don’t have permission.'), undefined],
  ['a save that is refused in plain text', 'PATCH', new Response('No.', { status: 403 }), undefined],
  ['a save that went well', 'PATCH', Response.json({}), false],
  ['a save that lacks something', 'PATCH', Response.json({}, { status: 400 }), undefined],
  ['something that is read', 'GET', refused('Sign in first.'), undefined],
])('%s tells of the session', async (_what, method, answer, ended) => {
  expect(await sessionEnded('/cms/pages/1', method, answer)).toBe(ended);
});
