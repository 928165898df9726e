// On SQLite, and on PostgreSQL in the full run: forms use transactions.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callDays, localDate } from '../../forms/half-days.ts';
import { possibleHalfDays } from '../calls/half-days.ts';
import {
  allDestinations,
  deliveriesOf,
  formFields,
  openFormServer,
  sendForm,
  submissionsOf,
} from './testing/form-server.ts';

const site = await openFormServer(allDestinations);
const { payload } = site;
const key = () => crypto.randomUUID();
const page = '/services/seo';
let possible: readonly string[] = [];

interface Refusal {
  readonly address: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

const refusal = async (sent: Promise<Response>): Promise<Refusal> => (await (await sent).json()) as Refusal;
const fieldsOf = ({ errors }: Pick<Refusal, 'errors'>) => errors.map(({ field }) => field);

beforeAll(async () => {
  possible = [...(await possibleHalfDays(payload, Date.now()))];
});

afterAll(site.close);

describe('a form on a page that has the block', () => {
  it('is stored with that page as its source, in each language', async () => {
    for (const to of [page, `/zh-hk${page}`]) {
      const fields = formFields({ key: key() });
      const answer = await sendForm(site, fields, { to, script: false });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${to}?sent=1#form`]);
      expect(await submissionsOf(site, fields.email)).toMatchObject([{ source: to, kind: 'enquiry' }]);
    }
  });

  it('returns to that page with its errors and words', async () => {
    const back = await refusal(
      sendForm(site, { name: '', email: 'ming@', message: 'Noodles' }, { to: page, script: false }),
    );
    expect(back).toMatchObject({ address: page, values: { email: 'ming@', message: 'Noodles' } });
    expect(fieldsOf(back)).toEqual(['name', 'email']);
  });

  it('is taken at no other address, nor at another spelling of its own', async () => {
    for (const to of [
      '/about-us',
      '/services/seo/',
      '/Services/seo',
      '/services//seo',
      '/zh-hk/about-us',
      '/admin',
      '/cms/x',
      '/',
    ]) {
      const fields = formFields({ key: key() });
      expect([to, (await sendForm(site, fields, { to })).status]).toEqual([to, 404]);
      expect(await submissionsOf(site, fields.email)).toEqual([]);
    }
  });
});

describe('a call', () => {
  it('is stored with up to three half-days, without repetitions', async () => {
    const [first = '', second = '', third = ''] = possible;
    const fields = formFields({ key: key(), phone: '+852 0006 0006', call: 'on' });
    const halfDays = [third, first, second, first];
    expect((await sendForm(site, { ...fields, 'halfDays[]': halfDays }, { to: page })).status).toBe(200);
    expect(await submissionsOf(site, fields.email)).toMatchObject([
      { call: true, halfDays: [third, first, second].join(' '), newsletter: false },
    ]);
  });

  it('without script leads to thanks that mention it', async () => {
    const fields = formFields({
      key: key(),
      phone: '+852 60',
      call: 'on',
      newsletter: 'on',
      'halfDays[]': possible[0] ?? '',
    });
    const answer = await sendForm(site, fields, { to: page, script: false });
    expect(answer.headers.get('location')).toBe(`${page}?sent=call-newsletter#form`);
  });

  it('needs a phone number and one to three half-days, and keeps every box of a refused form', async () => {
    const four = possible.slice(0, 4);
    const sent = { ...formFields(), call: 'on', newsletter: 'on', 'halfDays[]': four };
    const back = await refusal(sendForm(site, sent, { to: page, script: false }));
    expect(fieldsOf(back)).toEqual(['phone', 'halfDays']);
    expect(back.values).toMatchObject({ call: 'on', newsletter: 'on', 'halfDays[]': four.join(' ') });
    expect(
      fieldsOf(await refusal(sendForm(site, { ...formFields(), phone: '+852 60', call: 'on' }, { to: page }))),
    ).toEqual(['halfDays']);
  });

  it.each([
    ['with script', page, true, 'A call needs your phone number'],
    ['without script', page, false, 'A call needs your phone number'],
    ['in Chinese', `/zh-hk${page}`, false, '要我們致電，請留下電話號碼'],
  ])('%s needs a phone number with digits', async (_, to, script, message) => {
    const fields = formFields({ phone: 'call me 😀', call: 'on', 'halfDays[]': possible[0] ?? '' });
    expect((await refusal(sendForm(site, fields, { to, script }))).errors).toEqual([{ field: 'phone', message }]);
    expect(await submissionsOf(site, fields.email)).toEqual([]);
  });

  it.each(['2020-01-03T09:30/12:30', '2099-01-01T09:30/12:30', 'tomorrow', "'; drop table submissions"])(
    'on %s is refused, and the words are kept',
    async (halfDays) => {
      const fields = formFields({ phone: '+852 60', call: 'on', 'halfDays[]': halfDays });
      const back = await refusal(sendForm(site, fields, { to: page, script: false }));
      expect(fieldsOf(back)).toEqual(['halfDays']);
      expect(back.values).toMatchObject({ message: fields.message, call: 'on' });
      expect(await submissionsOf(site, fields.email)).toEqual([]);
    },
  );

  it('names the half-day that is gone in the language of the page', async () => {
    const fields = formFields({ phone: '+852 60', call: 'on', 'halfDays[]': '2020-01-03T09:30/12:30' });
    const messages = [];
    for (const to of [page, `/zh-hk${page}`])
      messages.push((await refusal(sendForm(site, fields, { to }))).errors[0]?.message);
    expect(messages).toEqual([
      'Friday 3 January, 09:30 to 12:30 is no longer possible. Please choose another half-day',
      '1月3日（星期五）09:30至12:30已經過去，請另選一個半日',
    ]);
  });

  it('on a public holiday is refused, and with no half-day left it needs none', async () => {
    const [first = ''] = possible;
    const [day = ''] = first.split('T');
    const { id } = await payload.create({ collection: 'holidays', data: { day, name: 'A holiday' } });
    const sent = formFields({ key: key(), phone: '+852 60', call: 'on' });
    expect(fieldsOf(await refusal(sendForm(site, { ...sent, 'halfDays[]': first }, { to: page })))).toEqual([
      'halfDays',
    ]);
    await payload.delete({ collection: 'holidays', id });

    const open = { days: 'Monday to Friday', opens: '09:30', closes: '15:30' };
    const closed: Set<string> = new Set();
    for (
      let days = callDays(localDate(Date.now()), open, closed);
      days.length > 0;
      days = callDays(localDate(Date.now()), open, closed)
    )
      for (const { date } of days) closed.add(date);
    for (const date of closed) await payload.create({ collection: 'holidays', data: { day: date, name: 'A closure' } });
    expect((await sendForm(site, sent, { to: page })).status).toBe(200);
    expect(await submissionsOf(site, sent.email)).toMatchObject([{ call: true, halfDays: null }]);
    await payload.delete({ collection: 'holidays', where: {} });
  });
});

describe('the newsletter and the statement', () => {
  it('are off by default: only a tick brings a mail to confirm', async () => {
    const destinationsOf = async (more: Readonly<Record<string, string>>) => {
      const fields = formFields({ key: key(), ...more });
      expect((await sendForm(site, fields, { to: page })).status).toBe(200);
      const [one] = await submissionsOf(site, fields.email);
      return [
        one?.newsletter,
        (await deliveriesOf(site, one?.id ?? 0)).some(({ destination }) => destination === 'newsletter'),
      ];
    };
    expect(await destinationsOf({})).toEqual([false, false]);
    expect(await destinationsOf({ newsletter: 'on' })).toEqual([true, true]);
    expect((await payload.count({ collection: 'subscribers' })).totalDocs).toBe(0);
  });

  it('stores the version of the statement that the page showed, and nothing that is no date of the past', async () => {
    const today = localDate(Date.now());
    for (const [statement, kept] of [
      ['2025-12-01', '2025-12-01'],
      [today, today],
      [localDate(Date.now() + 24 * 60 * 60 * 1000), null],
      ['2099-01-01', null],
      ['2025-13-01', null],
      ['2025-02-30', null],
      ['<script>', null],
    ] as const) {
      const fields = formFields({ key: key(), statement });
      await sendForm(site, fields, { to: page });
      expect(await submissionsOf(site, fields.email)).toMatchObject([{ statement: kept }]);
    }
  });
});
