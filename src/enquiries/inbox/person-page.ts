import { dateFormat } from '../../cms/panel/date-format.ts';
import { brand, languages } from '../../cms/panel/runtime-brand.ts';
import { type PanelI18n, panelLocale, sayIn } from '../../cms/panel/say.ts';
import type { Delivery, EnquiryEvent, Submission } from '../../cms/payload-types.ts';
import { destinationNames } from '../../domain/destinations.ts';
import { halfDaysOf } from '../../forms/half-days.ts';
import { storedPages } from '../../lib/analytics/stored-pages.ts';
import { escapeHtml } from '../../lib/text/escape-html.ts';
import { megabytes } from '../../lib/text/megabytes.ts';
import { halfDayIn } from '../calls/half-days.ts';
import { deliveryStates, describeEvent, sourceIn } from './history-words.ts';
import type { Exported, PersonalData } from './person.ts';

const style =
  "body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:.9375rem/1.4 Georgia,'Songti TC',serif;color:#17130f;background:#fff}h1,h2,h3,dt{font-family:Arial,'PingFang TC',sans-serif}h1{font-size:1.5rem;line-height:1.2}h2{margin:1.75rem 0 0;padding-top:.4rem;border-top:3px solid;font-size:1.125rem}h3{margin:1rem 0 .25rem;font-size:1rem}h2,h3{break-after:avoid}dl{margin:0 0 1rem}dl>div{display:grid;grid-template-columns:11rem 1fr;gap:0 1rem;padding:.2rem 0;border-bottom:1px solid #ddd}dt{font-size:.8125rem;line-height:1.6;font-weight:700}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}@media(max-width:30rem){dl>div{grid-template-columns:1fr}}@media print{body{margin:0;padding:0}dl>div{break-inside:avoid}}";

const timeZone = brand.timeZone;
const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone });
const toTheMinute = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
const moment = dateFormat({ ...toTheMinute, timeZone });
const momentWithZone = dateFormat({ ...toTheMinute, timeZone, timeZoneName: 'longGeneric' });

/** Row of a record: its label, and its value in words. */
type Row = readonly [label: string, value: string | null | undefined | false];

const kinds = { enquiry: 'Enquiry', application: 'Application' } as const;
const scans = { clean: 'Nothing found', infected: 'Something found' } as const;

/** Writes records in words of one language and of the agency's clock. */
function writerIn(i18n: PanelI18n, code: string) {
  const say = sayIn(i18n);
  const locale = panelLocale(i18n);
  const at = (date: unknown) => typeof date === 'string' && moment(new Date(date), locale);
  const text = (value: unknown) => typeof value === 'string' && value;
  const nameOfLanguage = (value: unknown) => languages.find((one) => one.code === value)?.name ?? text(value);
  const versionOf = (value: unknown) =>
    typeof value === 'string' && say('Version of {day}', { day: day(new Date(value), locale) });

  const eventRow = ({ createdAt, who, ...event }: Exported): Row => {
    const { kind, text: written, outcome } = event as Pick<EnquiryEvent, 'kind' | 'text' | 'outcome'>;
    const by = who === 'a colleague' ? say('A colleague') : say('The site');
    const assigned = { kind, text: kind === 'holder' ? '0' : written, outcome };
    const words = [`${by} ${describeEvent(assigned, () => say('A colleague'), say)}`.trim()];
    if (written && (kind === 'note' || kind === 'answer')) words.push(written);
    return [at(createdAt) || '', words.join('\n')];
  };
  const deliveryRow = (exported: Exported): Row => {
    const { destination, state, log } = exported as unknown as Pick<Delivery, 'destination' | 'state' | 'log'>;
    const last = log?.at(-1);
    const words = [say(deliveryStates[state]), ...(last ? [at(last.at) || ''] : [])].join(say(', '));
    return [
      say(destinationNames[destination]),
      last ? say('{facts}. {outcome}', { facts: words, outcome: say(last.outcome) }) : words,
    ];
  };
  const submissionRows = (exported: Exported): Row[] => {
    const one = exported as unknown as Submission;
    const { origin, fileSize } = one;
    const halfDays = halfDaysOf(one.halfDays).map((halfDay) => halfDayIn(halfDay, { code }));
    return [
      [say('Received'), at(one.createdAt)],
      [say('For the job'), one.job],
      [say('Name || of a person'), one.name],
      [say('Company'), one.company],
      [say('Email'), one.email],
      [say('Phone || number'), one.phone],
      [say('Portfolio'), one.portfolio],
      [say('Message'), one.message],
      [
        say('File'),
        one.fileName && say('{file}, {size}', { file: one.fileName, size: megabytes(fileSize ?? 0, locale) }),
      ],
      [
        say('Virus scan of the file'),
        one.scan && [say(scans[one.scan]), ...(one.scanFound ? [one.scanFound] : [])].join(say(', ')),
      ],
      [say('Asks for a call'), one.call && (halfDays.join('\n') || say('Yes'))],
      [say('Confirmed call'), at(one.callAt)],
      [say('Newsletter ticked'), one.newsletter && say('Yes')],
      [say('Statement on personal data'), versionOf(one.statement)],
      [say('Sent from'), one.source],
      [say('Language of the form'), nameOfLanguage(one.language)],
      [
        say('Where it came from'),
        origin && [sourceIn(origin, say), origin.medium, origin.campaign].filter(Boolean).join(say(', ')),
      ],
      [say('First page'), origin?.firstPage],
      [
        say('Read before it was sent'),
        storedPages(origin?.pages)
          .map((page) => `${page.at} ${page.path}`)
          .join('\n'),
      ],
      [say('Spam'), one.held && (one.heldBecause || say('Yes'))],
      [say('Old notes'), one.notes],
    ];
  };
  return {
    submissions: ({ events, deliveries, ...one }: PersonalData['submissions'][number]) =>
      `<h3>${escapeHtml(say(kinds[(one as unknown as Submission).kind]))}</h3>${listOf(submissionRows(one))}` +
      titled(say('Where it went'), deliveries.map(deliveryRow)) +
      titled(say('What happened'), events.map(eventRow)),
    subscriber: (one: Exported) =>
      listOf([
        [say('Email'), text(one.email)],
        [say('Language'), nameOfLanguage(one.language)],
        [say('Confirmed'), at(one.confirmed)],
        [say('Left the list'), at(one.withdrawn)],
        [say('Statement on personal data'), versionOf(one.statement)],
      ]),
    link: (one: Exported) =>
      listOf([
        [say('Date'), at(one.createdAt)],
        [say('Name || of a person'), text(one.name)],
        [say('Email'), text(one.email)],
        [say('Message'), text(one.message)],
        [say('Language'), nameOfLanguage(one.language)],
        [say('Opened'), at(one.opened)],
        [say('Ends || a link'), at(one.ends)],
        [say('Revoked'), at(one.revoked)],
        [say('Finished || a review'), at(one.finished)],
        [say('Asked for another link'), at(one.asked)],
      ]),
    written: (one: Exported) =>
      listOf([
        [say('Date'), at(one.createdAt)],
        [say('Name || of a person'), text(one.name)],
        [say('Quote'), text(one.quote)],
        [say('Text'), text(one.text)],
        [say('Withdrawn'), at(one.withdrawn)],
      ]),
  };
}

function listOf(rows: readonly Row[]): string {
  const shown = rows.flatMap(([label, value]) =>
    value ? [`<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`] : [],
  );
  return `<dl>${shown.join('')}</dl>`;
}

const titled = (title: string, rows: readonly Row[]): string =>
  rows.length > 0 ? `<h3>${escapeHtml(title)}</h3>${listOf(rows)}` : '';

/** Language of the person's newest enquiry; the first one of the site where none is known. */
export const languageOfPerson = ({ submissions }: PersonalData) =>
  languages.find(({ code }) => code === submissions.at(-1)?.language) ?? languages[0];

/**
 * A page to read of what is held about a person: one file, which loads nothing. Every value is
 * escaped; empty ones are left out, which the JSON has.
 */
export function personPage(data: PersonalData, i18n: PanelI18n): string {
  const { address, exported, submissions, subscriber, reviewLinks, reviewComments, signatures } = data;
  const { code, tag } = languageOfPerson(data);
  const say = sayIn(i18n);
  const write = writerIn(i18n, code);
  const chapters = [
    [say('Enquiries and applications'), submissions.map(write.submissions)],
    [say('Newsletter'), subscriber ? [write.subscriber(subscriber)] : []],
    [say('Links to drafts'), reviewLinks.map(write.link)],
    [say('Comments on drafts'), reviewComments.map(write.written)],
    [say('Signatures'), signatures.map(write.written)],
  ] as const;
  const title = escapeHtml(say('What we hold about {address}', { address }));
  const body = chapters
    .filter(([, records]) => records.length > 0)
    .map(([heading, records]) => `<h2>${escapeHtml(heading)}</h2>${records.join('')}`)
    .join('');
  const note = escapeHtml(
    say('Exported on {moment}. Files that were sent are named, not contained.', {
      moment: momentWithZone(new Date(exported), panelLocale(i18n)),
    }),
  );
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${note}</p>${body}</body></html>\n`;
}
