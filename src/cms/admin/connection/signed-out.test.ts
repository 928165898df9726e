import { expect, it } from 'vitest';
import { sessionEnded } from './signed-out.ts';

const refused = (message: string) => Response.json({ errors: [{ message }] }, { status: 403 });

it.each([
  ['a save refused for lack of a session means that it ended', 'patch', refused('Sign in first.'), true],
  [
    'a save refused for lack of rights says nothing about the session',
    'PATCH',
    refused('You don’t have permission.'),
    undefined,
  ],
  ['a refusal in plain text says nothing about the session', 'PATCH', new Response('No.', { status: 403 }), undefined],
  ['a successful save means that the session is active', 'PATCH', Response.json({}), false],
  [
    'a save with validation errors says nothing about the session',
    'PATCH',
    Response.json({}, { status: 400 }),
    undefined,
  ],
  ['a GET request says nothing about the session', 'GET', refused('Sign in first.'), undefined],
])('%s', async (_what, method, answer, ended) => {
  expect(await sessionEnded('/cms/pages/1', method, answer)).toBe(ended);
});
