// On SQLite, and on PostgreSQL in the full run: client counts and forms use transactions.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  allDestinations,
  deliveriesOf,
  formFields,
  openFormServer,
  type SendOptions,
  sendForm,
  submissionsOf,
} from './testing/form-server.ts';

const site = await openFormServer(allDestinations);
const { payload, files, behaviour } = site;

const send = (fields: Readonly<Record<string, string>>, options?: SendOptions) => sendForm(site, fields, options);
const key = () => crypto.randomUUID();

afterAll(site.close);

beforeEach(() => {
  behaviour.letsIn = true;
  behaviour.job = 'Web developer';
});

const pdf = '%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\n%%EOF\n';

describe('an application', () => {
  const cv = { name: '../../etc/My CV.pdf', content: pdf };

  it('is stored with its job and its file under a generated name', async () => {
    const fields = formFields({ key: key(), portfolio: 'six.example' });
    const answer = await send(fields, { to: '/jobs/web-developer-jobs', file: cv });
    expect(answer.status).toBe(200);
    const [submission] = await submissionsOf(site, fields.email);
    expect(submission).toMatchObject({
      kind: 'application',
      job: 'Web developer',
      source: '/jobs/web-developer-jobs',
      fileName: 'My CV.pdf',
      fileType: 'application/pdf',
      fileSize: pdf.length,
    });
    expect(submission?.filePath).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    expect(files()).toContain(submission?.filePath);
    const deliveries = await deliveriesOf(site, submission?.id ?? 0);
    expect(deliveries.map(({ destination }) => destination)).toEqual(['sheet', 'mail', 'receipt']);

    // Deleting the submission removes its file and deliveries.
    await payload.delete({ collection: 'submissions', id: submission?.id ?? 0 });
    expect(files()).not.toContain(submission?.filePath);
    expect(await deliveriesOf(site, submission?.id ?? 0)).toEqual([]);
  });

  it('stores one file of a repeated submission, and none of a refused one', async () => {
    const before = files().length;
    const fields = formFields({ key: key() });
    await send(fields, { to: '/jobs/x', file: cv });
    await send(fields, { to: '/jobs/x', file: cv });
    expect(files()).toHaveLength(before + 1);
    const missing = await send(formFields(), { to: '/jobs/x' });
    expect((await missing.json()).errors).toEqual([{ field: 'file', message: 'CV is required' }]);
    const disguised = await send(formFields(), { to: '/jobs/x', file: { name: 'cv.pdf', content: 'MZ' } });
    expect(disguised.status).toBe(422);
    const large = await send(formFields(), {
      to: '/jobs/x',
      file: { name: 'cv.pdf', content: 'x'.repeat(10_000_001) },
    });
    expect((await large.json()).errors).toEqual([{ field: 'file', message: 'The CV may have up to 10 MB' }]);
    expect(files()).toHaveLength(before + 1);
  });

  it('requires an open job, unless the jobs cannot be read', async () => {
    behaviour.job = null;
    expect((await send(formFields(), { to: '/jobs/gone', file: cv })).status).toBe(404);
    behaviour.job = undefined;
    expect((await send(formFields(), { to: '/jobs/unknown', file: cv })).status).toBe(200);
  });

  it('reports to a visitor without script that the file must be chosen again', async () => {
    const answer = await send({ email: 'x@six.example' }, { to: '/jobs/x', file: cv, script: false });
    expect(await answer.json()).toMatchObject({ fileLost: true, errors: [{ field: 'name' }] });
  });
});
