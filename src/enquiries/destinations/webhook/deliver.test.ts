import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import type { Delivery, Submission } from '../../../cms/payload-types.ts';
import { settingsWith } from '../../test-support.ts';
import type { DeliveryJob } from '../attempt.ts';
import { type StandIn, startStandIn } from '../testing/http-stand-in.ts';
import { faultOf, startWebhook, webhookSecret } from '../testing/webhook-stand-in.ts';
import { deliverToWebhook } from './deliver.ts';
import { messageFor } from './message.ts';

let stop: (() => void)[] = [];

afterEach(() => {
  for (const end of stop) end();
  stop = [];
});

const standIn = async (answer: (response: ServerResponse) => void): Promise<StandIn> => {
  const made = await startStandIn((_request, response) => answer(response));
  stop.push(made.stop);
  return made;
};

const submission = {
  id: 215,
  kind: 'enquiry',
  key: 'a-key-of-this-test',
  name: 'Mina Chan',
  company: 'Number Six',
  email: 'mina@six.example',
  message: 'Four sizes.\nOne website.',
  filePath: 'brief-1',
  createdAt: '2026-11-30T02:44:00.000Z',
} as Submission;

const jobWith = (settings: Readonly<Record<string, string>>, more: Partial<Submission> = {}): DeliveryJob => ({
  submission: { ...submission, ...more },
  delivery: {} as Delivery,
  settings: settingsWith({ SITE_URL: 'https://agency.example', WEBHOOK_SECRET: webhookSecret, ...settings }),
});

const link = 'https://agency.example/admin/collections/submissions/215';

describe('the webhook', () => {
  it('receives a signed event with name, kind and link, and no word of the message', async () => {
    const received: unknown[] = [];
    const hook = await startWebhook((id, event) => received.push({ id, ...event }));
    stop.push(hook.stop);
    const job = jobWith({ WEBHOOK_URL: hook.url });
    expect(await deliverToWebhook(job)).toEqual({ outcome: 'delivered', note: 'The webhook answered 204.' });
    await deliverToWebhook(job);
    const event = {
      id: expect.stringMatching(/^msg_[0-9a-f]{32}$/),
      type: 'enquiry.received',
      timestamp: '2026-11-30T02:44:00.000Z',
      data: { id: 215, kind: 'enquiry', name: 'Mina Chan', link },
    };
    expect(hook.faults).toEqual([]);
    expect(received).toEqual([event, event]);
    expect((received[0] as { id: string }).id).toBe((received[1] as { id: string }).id);
    const [request] = hook.seen;
    // The official library reads it as well.
    const headers = request?.headers as Record<string, string>;
    expect(new Webhook(webhookSecret).verify(request?.body ?? '', headers)).toMatchObject({ data: { id: 215 } });
  });

  it('is refused by the stand-in for another key, another body or an old time', async () => {
    const hook = await standIn((response) => void response.end());
    const other = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`;
    await deliverToWebhook(jobWith({ WEBHOOK_URL: hook.url, WEBHOOK_SECRET: other }));
    await deliverToWebhook(jobWith({ WEBHOOK_URL: hook.url }));
    const [forged, good] = hook.seen;
    if (!forged || !good) throw new Error('It did not arrive.');
    expect(faultOf(forged)).toBe('its signature is wrong');
    expect(faultOf({ ...good, body: Buffer.from('{}') })).toBe('its signature is wrong');
    expect(faultOf(good, Date.now() + 400_000)).toMatch(/too old/);
    expect(faultOf(good)).toBeUndefined();
  });

  it.each([
    [200, 'delivered'],
    [202, 'delivered'],
    [302, 'refused'],
    [400, 'refused'],
    [401, 'refused'],
    [404, 'refused'],
    [410, 'refused'],
    [429, 'again'],
    [500, 'again'],
    [503, 'again'],
  ])('that answers %d ends the attempt as %s', async (status, outcome) => {
    const elsewhere = await standIn((response) => void response.end());
    const hook = await standIn(
      (response) => void response.writeHead(status, { location: elsewhere.url, 'retry-after': '7' }).end('x'),
    );
    const ended = await deliverToWebhook(jobWith({ WEBHOOK_URL: hook.url }));
    expect(ended).toMatchObject({ outcome, note: expect.stringContaining(String(status)) });
    if (outcome === 'again') expect(ended).toMatchObject({ wait: 7000 });
    expect(elsewhere.seen).toEqual([]);
  });

  it('that is silent, unreachable or cuts the answer is retried, and the note holds no address', async () => {
    const silent = await standIn(() => undefined);
    const cut = await standIn((response) => void response.destroy());
    for (const url of [silent.url, cut.url, 'http://127.0.0.1:9/a-secret-path']) {
      const ended = await deliverToWebhook(jobWith({ WEBHOOK_URL: url, DELIVERY_PATIENCE: '1' }));
      expect(ended).toMatchObject({ outcome: 'again', note: expect.stringMatching(/^The webhook: [^/]+\.$/) });
    }
  });

  it('may answer without end, of which nothing is read', async () => {
    const hook = await standIn((response) => {
      response.writeHead(200);
      const more = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(more));
      };
      more();
    });
    expect(await deliverToWebhook(jobWith({ WEBHOOK_URL: hook.url }))).toMatchObject({ outcome: 'delivered' });
  });
});

describe('a message for the webhook', () => {
  it('has the whole enquiry where WEBHOOK_CONTENT says so', () => {
    expect(messageFor(jobWith({ WEBHOOK_CONTENT: 'whole' }))).toMatchObject({
      data: {
        id: 215,
        link,
        company: 'Number Six',
        email: 'mina@six.example',
        message: 'Four sizes.\nOne website.',
        file: 'https://agency.example/cms/submissions/215/file',
      },
    });
  });

  it('in the shape of Slack is one text, in which no field can make a link, a mention or a line', () => {
    const name = '<!channel> & <https://evil.example|us>\nNew enquiry: me';
    expect(messageFor(jobWith({ WEBHOOK_SHAPE: 'slack' }, { name }))).toEqual({
      text: `New enquiry: &lt;!channel&gt; &amp; &lt;https://evil.example|us&gt; New enquiry: me\n<${link}|Open in the panel>`,
      unfurl_links: false,
      unfurl_media: false,
    });
    const whole = messageFor(jobWith({ WEBHOOK_SHAPE: 'slack', WEBHOOK_CONTENT: 'whole' }, { message: '<!here>' }));
    expect(whole).toMatchObject({ text: expect.stringContaining('email: mina@six.example') });
    expect(whole).toMatchObject({ text: expect.stringContaining('&lt;!here&gt;') });
  });

  it('in the shape of Teams is a card, whose texts are not read as Markdown', () => {
    const job = jobWith({ WEBHOOK_SHAPE: 'teams' }, { kind: 'application', name: '[us](https://evil.example)' });
    expect(messageFor(job)).toMatchObject({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            body: [
              {
                type: 'RichTextBlock',
                inlines: [{ type: 'TextRun', text: 'New application: [us](https://evil.example)', weight: 'Bolder' }],
              },
            ],
            actions: [{ type: 'Action.OpenUrl', url: link }],
          },
        },
      ],
    });
  });
});
