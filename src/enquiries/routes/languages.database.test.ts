// On SQLite, and on PostgreSQL in the full run: forms use transactions.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeStart } from '../checks/form-start.ts';
import {
  formFields,
  openFormServer,
  type SendOptions,
  secret,
  sendForm,
  submissionsOf,
} from './testing/form-server.ts';

const site = await openFormServer();
const { behaviour } = site;
const dayAndHour = 25 * 60 * 60 * 1000;

const send = (fields: Readonly<Record<string, string>>, options: SendOptions = {}) =>
  sendForm(site, fields, { to: '/zh-hk/contact-us', ...options });
const key = () => crypto.randomUUID();

interface Answer {
  readonly message?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

const errorsOf = async (sent: Promise<Response>) => ((await (await sent).json()) as Answer).errors;

afterAll(site.close);

beforeEach(() => {
  behaviour.job = 'Web developer';
});

describe('a form on a Chinese page', () => {
  it('is stored with its language and page, and thanked for in Chinese', async () => {
    const fields = formFields({ key: key(), name: '陳大文', phone: '＋８５２ ６１２３ ４５６７' });
    const answer = await send(fields);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ok: true, message: '多謝！我們收到了，幾日之內回覆你。' },
    ]);
    expect(await submissionsOf(site, fields.email)).toMatchObject([
      { language: 'zh-Hant-HK', source: '/zh-hk/contact-us', name: '陳大文', phone: '+852 6123 4567' },
    ]);
  });

  it('leads a visitor without script to the thanks on its own page', async () => {
    const enquiry = await send(formFields({ key: key() }), { script: false });
    expect([enquiry.status, enquiry.headers.get('location')]).toEqual([303, '/zh-hk/contact-us?sent=1#form']);
    const cv = { name: 'cv.pdf', content: '%PDF-1.4\n%%EOF\n' };
    const fields = formFields({ key: key() });
    const application = await send(fields, { to: '/zh-hk/jobs/writer', file: cv, script: false });
    expect([application.status, application.headers.get('location')]).toEqual([303, '/zh-hk/jobs/writer?sent=1#apply']);
    expect(await submissionsOf(site, fields.email)).toMatchObject([
      { language: 'zh-Hant-HK', source: '/zh-hk/jobs/writer', job: 'Web developer' },
    ]);
  });

  it('returns with the errors of its fields in Chinese', async () => {
    expect(await errorsOf(send({ name: '', email: 'ming', message: '字'.repeat(5001) }))).toEqual([
      { field: 'name', message: '請填寫姓名' },
      { field: 'email', message: '這個電郵地址寄不到，請照這樣寫：name@example.com' },
      { field: 'message', message: '「訊息」有5001字，上限是5000字' },
    ]);
    const page = await send({ name: '' }, { script: false });
    expect(await page.json()).toMatchObject({
      address: '/zh-hk/contact-us',
      errors: [{ message: '請填寫姓名' }, { message: '請填寫電郵' }],
    });
  });

  it.each([
    [{ name: 'virus.exe', content: 'MZ' }, '「計劃書」只收這些格式'],
    [{ name: 'brief.pdf', content: '' }, '「計劃書」的檔案是空的'],
    [{ name: 'brief.pdf', content: 'no PDF' }, '「計劃書」的內容與檔案名稱不符'],
  ])('refuses the file %j in Chinese', async (file, words) => {
    expect(await errorsOf(send(formFields(), { file }))).toEqual([
      { field: 'file', message: expect.stringContaining(words) },
    ]);
  });

  it('asks in Chinese for what an application needs, and for another attempt', async () => {
    const to = '/zh-hk/jobs/writer';
    expect(await errorsOf(send(formFields({ portfolio: 'none' }), { to }))).toEqual([
      { field: 'portfolio', message: '「你的作品連結」不是網址' },
      { field: 'file', message: '請附上履歷' },
    ]);
    const start = makeStart(secret, Date.now() - dayAndHour, 0);
    expect(await errorsOf(send(formFields({ start })))).toEqual([
      { field: '', message: '這份表格打開了超過一日，請再送一次' },
    ]);
    behaviour.job = null;
    expect(await errorsOf(send(formFields(), { to }))).toEqual([{ field: '', message: '這個職位已經截止' }]);
  });

  it('is the same submission when it is sent again from the page in English', async () => {
    const fields = formFields({ key: key() });
    await send(fields);
    const again = await send(fields, { to: '/contact-us' });
    expect(((await again.json()) as Answer).message).toMatch(/^Thanks!/);
    expect(await submissionsOf(site, fields.email)).toHaveLength(1);
    const changed = await errorsOf(send({ ...fields, message: 'Rice.' }));
    expect(changed).toEqual([{ field: '', message: expect.stringContaining('第一次送的版本') }]);
  });
});

it('a form on an English page is stored as English', async () => {
  const fields = formFields({ key: key() });
  await send(fields, { to: '/contact-us' });
  expect(await submissionsOf(site, fields.email)).toMatchObject([{ language: 'en-GB', source: '/contact-us' }]);
});
