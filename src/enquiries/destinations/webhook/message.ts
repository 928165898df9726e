import type { Submission } from '../../../cms/payload-types.ts';
import { headerLine } from '../../../lib/text/header-line.ts';
import type { DeliveryJob } from '../attempt.ts';

/** Characters of a message in a chat, which has limits of its own. */
const mostInChat = 2500;

const panelLink = ({ settings, submission }: DeliveryJob): string =>
  `${settings.SITE_URL}/admin/collections/submissions/${submission.id}`;

/** Fields beyond name and link, for `WEBHOOK_CONTENT=whole`. */
function contentOf({ submission, settings, language }: DeliveryJob): Readonly<Record<string, string>> {
  if (settings.WEBHOOK_CONTENT === 'link') return {};
  const { id, company, email, phone, portfolio, job, message, filePath } = submission;
  const file = filePath ? `${settings.SITE_URL}/cms/submissions/${id}/file` : undefined;
  const fields = { job, company, email, phone, portfolio, language, message, file };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value ? [[field, value] as const] : [])),
  );
}

/** Event of Standard Webhooks. Its time is that of the submission, the same for every attempt. */
const standard = (job: DeliveryJob) => ({
  type: 'enquiry.received',
  timestamp: job.submission.createdAt,
  data: {
    id: job.submission.id,
    kind: job.submission.kind,
    name: job.submission.name ?? '',
    link: panelLink(job),
    ...contentOf(job),
  },
});

const titles: Readonly<Record<Submission['kind'], string>> = {
  enquiry: 'New enquiry',
  application: 'New application',
};

/** Lines of a chat message: kind and name, then the fields. */
function linesOf(job: DeliveryJob): string[] {
  const { kind, name } = job.submission;
  const { message, ...fields } = contentOf(job);
  const facts = Object.entries(fields).map(([field, value]) => `${field}: ${value}`);
  return [`${titles[kind]}: ${name ?? ''}`, ...facts]
    .map(headerLine)
    .concat(message ? [message.slice(0, mostInChat)] : []);
}

/** Escapes what Slack reads as links, mentions and entities. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const slack = (job: DeliveryJob) => ({
  text: [...linesOf(job).map(escapeSlack), `<${panelLink(job)}|Open in the panel>`].join('\n'),
  unfurl_links: false,
  unfurl_media: false,
});

/** Adaptive card. Its text runs are not read as Markdown, unlike a `TextBlock`. */
const teams = (job: DeliveryJob) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: linesOf(job).map((text, index) => ({
          type: 'RichTextBlock',
          inlines: [{ type: 'TextRun', text, ...(index === 0 ? { weight: 'Bolder' } : {}) }],
        })),
        actions: [{ type: 'Action.OpenUrl', title: 'Open in the panel', url: panelLink(job) }],
      },
    },
  ],
});

const shapes = { standard, slack, teams } as const;

/** Body of the announcement, in the shape that the receiver takes. */
export const messageFor = (job: DeliveryJob): object => shapes[job.settings.WEBHOOK_SHAPE](job);
