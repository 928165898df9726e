import { describe, expect, it } from 'vitest';
import { hearRefusal, takeRefusal } from './last-refusal.ts';

const refusal = (path: string, message: string) =>
  Response.json({ errors: [{ message: 'Wrong', data: { errors: [{ path, message }] } }] }, { status: 400 });

describe('the last refusal', () => {
  it('holds the words for each field of the save that was pressed last, once', async () => {
    hearRefusal('/cms/works/1?draft=false', 'PATCH', refusal('slug', 'Taken.'));
    expect(await takeRefusal()).toEqual({ slug: { valid: false, errorMessage: 'Taken.' } });
    expect(await takeRefusal()).toEqual({});
    hearRefusal('/cms/works/1', 'PATCH', refusal('slug', 'Taken.'));
    hearRefusal('/cms/works/1', 'patch', Response.json({ doc: {} }));
    expect(await takeRefusal()).toEqual({});
  });

  it('stays while words are saved by themselves, and records are read', async () => {
    hearRefusal('/cms/works/1', 'PATCH', refusal('slug', 'Taken.'));
    hearRefusal('/cms/works/1?autosave=true&draft=true', 'PATCH', Response.json({}));
    hearRefusal('/cms/works/1', 'GET', Response.json({}));
    hearRefusal('/admin/collections/works/1', 'POST', Response.json({}));
    expect(await takeRefusal()).toHaveProperty('slug');
  });

  it.each(['no JSON', {}, { errors: [{}] }, { errors: [{ data: { errors: [{ path: 1 }] } }] }])(
    'names no field where the answer is %j',
    async (body) => {
      hearRefusal('/cms/works/1', 'PATCH', new Response(JSON.stringify(body), { status: 400 }));
      expect(await takeRefusal()).toEqual({});
    },
  );
});
