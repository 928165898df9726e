import { describe, expect, it } from 'vitest';
import { recordSaveErrors, takeSaveErrors } from './last-save-errors.ts';

const refusal = (path: string, message: string) =>
  Response.json({ errors: [{ message: 'Wrong', data: { errors: [{ path, message }] } }] }, { status: 400 });

describe('the last refusal', () => {
  it('holds the words for each field of the save that was pressed last, once', async () => {
    recordSaveErrors('/cms/works/1?draft=false', 'PATCH', refusal('slug', 'Taken.'));
    expect(await takeSaveErrors()).toEqual({ slug: { valid: false, errorMessage: 'Taken.' } });
    expect(await takeSaveErrors()).toEqual({});
    recordSaveErrors('/cms/works/1', 'PATCH', refusal('slug', 'Taken.'));
    recordSaveErrors('/cms/works/1', 'patch', Response.json({ doc: {} }));
    expect(await takeSaveErrors()).toEqual({});
  });

  it('stays while words are saved by themselves, and records are read', async () => {
    recordSaveErrors('/cms/works/1', 'PATCH', refusal('slug', 'Taken.'));
    recordSaveErrors('/cms/works/1?autosave=true&draft=true', 'PATCH', Response.json({}));
    recordSaveErrors('/cms/works/1', 'GET', Response.json({}));
    recordSaveErrors('/admin/collections/works/1', 'POST', Response.json({}));
    expect(await takeSaveErrors()).toHaveProperty('slug');
  });

  it.each(['no JSON', {}, { errors: [{}] }, { errors: [{ data: { errors: [{ path: 1 }] } }] }])(
    'names no field where the answer is %j',
    async (body) => {
      recordSaveErrors('/cms/works/1', 'PATCH', new Response(JSON.stringify(body), { status: 400 }));
      expect(await takeSaveErrors()).toEqual({});
    },
  );
});
