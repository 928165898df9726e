import { describe, expect, it } from 'vitest';
import { recordSaveErrors, takeSaveErrors } from './last-save-errors.ts';

const refusal = (path: string, message: string) =>
  Response.json({ errors: [{ message: 'Wrong', data: { errors: [{ path, message }] } }] }, { status: 400 });

describe('the errors of the last save', () => {
  it('are returned once for each field, and cleared by a successful save', async () => {
    recordSaveErrors('/cms/works/1?draft=false', 'PATCH', refusal('slug', 'Taken.'));
    expect(await takeSaveErrors()).toEqual({ slug: { valid: false, errorMessage: 'Taken.' } });
    expect(await takeSaveErrors()).toEqual({});
    recordSaveErrors('/cms/works/1', 'PATCH', refusal('slug', 'Taken.'));
    recordSaveErrors('/cms/works/1', 'patch', Response.json({ doc: {} }));
    expect(await takeSaveErrors()).toEqual({});
  });

  it('survive autosaves, reads and server functions', async () => {
    recordSaveErrors('/cms/works/1', 'PATCH', refusal('slug', 'Taken.'));
    recordSaveErrors('/cms/works/1?autosave=true&draft=true', 'PATCH', Response.json({}));
    recordSaveErrors('/cms/works/1', 'GET', Response.json({}));
    recordSaveErrors('/admin/collections/works/1', 'POST', Response.json({}));
    expect(await takeSaveErrors()).toHaveProperty('slug');
  });

  it.each(['no JSON', {}, { errors: [{}] }, { errors: [{ data: { errors: [{ path: 1 }] } }] }])(
    'are empty for the response %j',
    async (body) => {
      recordSaveErrors('/cms/works/1', 'PATCH', new Response(JSON.stringify(body), { status: 400 }));
      expect(await takeSaveErrors()).toEqual({});
    },
  );
});
