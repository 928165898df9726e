import { expect, it } from 'vitest';
import { type AnswerApi, openOnFirstRequest } from './lazy-api.ts';

const asking = (name: string) => new Request(`https://www.site.example/api?query=${name}`);
const answering: AnswerApi = async ({ url }) => new Response(new URL(url).search);

it('the content API opens once on the first request, also for two at the same time', async () => {
  let times = 0;
  const answer = openOnFirstRequest(async () => {
    times += 1;
    return answering;
  });
  expect(times).toBe(0);
  const answers = await Promise.all([answer(asking('one')), answer(asking('two'))]);
  expect(await Promise.all(answers.map((one) => one.text()))).toEqual(['?query=one', '?query=two']);
  await answer(asking('three'));
  expect(times).toBe(1);
});

it('a content API that failed to open is opened again by the next request', async () => {
  let times = 0;
  const answer = openOnFirstRequest(async () => {
    times += 1;
    if (times === 1) throw new Error('away');
    return answering;
  });
  await expect(answer(asking('one'))).rejects.toThrow('away');
  expect(await (await answer(asking('two'))).text()).toBe('?query=two');
});
