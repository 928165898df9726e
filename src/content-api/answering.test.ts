import { expect, it } from 'vitest';
import { type AnswerApi, onceAsked } from './answering.ts';

const request = new Request('https://www.site.example/api');
const answering: AnswerApi = async (_request, sender) => new Response(`for ${sender}`);

it('the content API is put together by the first who asks, and once for two who ask together', async () => {
  let times = 0;
  const answer = onceAsked(async () => {
    times += 1;
    return answering;
  });
  expect(times).toBe(0);
  const answers = await Promise.all([answer(request, 'one'), answer(request, 'two')]);
  expect(await Promise.all(answers.map((one) => one.text()))).toEqual(['for one', 'for two']);
  await answer(request, 'three');
  expect(times).toBe(1);
});

it('one that could not be put together is tried again for the next who asks', async () => {
  let times = 0;
  const answer = onceAsked(async () => {
    times += 1;
    if (times === 1) throw new Error('away');
    return answering;
  });
  await expect(answer(request, 'one')).rejects.toThrow('away');
  expect(await (await answer(request, 'two')).text()).toBe('for two');
});
