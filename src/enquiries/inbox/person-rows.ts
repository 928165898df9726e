import { dateFormat } from '../../cms/panel/date-format.ts';
import { brand } from '../../cms/panel/runtime-brand.ts';
import { type PanelI18n, panelLocale, sayIn } from '../../cms/panel/say.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { storedPages } from '../../lib/analytics/stored-pages.ts';
import { megabytes } from '../../lib/text/megabytes.ts';
import { listed } from '../../reviews/words.ts';
import { copiesOf } from './copies.ts';
import type { HeldRecords } from './person.ts';

/** Row of the table of what is held about a person. */
export interface HeldRow {
  readonly where: string;
  readonly what: string;
  readonly erased: string;
  /** Whether an erasure leaves it: a person has to delete it. */
  readonly isLeft?: true;
}

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: brand.timeZone });

/** Names or dates spelt out in a row. */
const mostNamed = 3;

/** Describes what is held about a person, place by place, and what an erasure does there. */
export function heldRows(held: HeldRecords, i18n: PanelI18n): HeldRow[] {
  const { submissions, events, deliveries, subscriber, reviews } = held;
  const say = sayIn(i18n);
  const locale = panelLocale(i18n);
  const counted = (count: number, one: string, many: string) => say(count === 1 ? one : many, { count });
  const named = (all: readonly string[]) =>
    listed(
      all.length > mostNamed
        ? [...all.slice(0, mostNamed), say('{count} more', { count: all.length - mostNamed })]
        : all,
      i18n,
    );
  const row = (where: string, count: number, what: string, erased = say('Erased')): HeldRow =>
    count > 0 ? { where, what, erased } : { where, what: say('none'), erased: say('Nothing to erase') };

  const dated = (some: readonly Submission[], one: string, many: string) =>
    say('{what}: {dates}', {
      what: counted(some.length, one, many),
      dates: named([...new Set(some.map(({ createdAt }) => day(new Date(createdAt), locale)).toReversed())]),
    });
  const { enquiry: enquiries = [], application: applications = [] } = Object.groupBy(submissions, ({ kind }) => kind);
  const files = submissions.filter(({ filePath }) => filePath);
  const answers = events.filter(({ kind }) => kind === 'answer').length;
  const notes = events.filter(({ kind }) => kind === 'note').length + submissions.filter((one) => one.notes).length;
  const others = events.filter(({ kind }) => kind !== 'answer' && kind !== 'note').length;
  const pages = submissions.reduce((sum, { origin }) => sum + storedPages(origin?.pages).length, 0);
  const { links, comments, signatures } = reviews;
  const joined = { confirmed: subscriber?.confirmed, withdrawn: subscriber?.withdrawn };
  const mayBeInTool = subscriber && (subscriber.told || subscriber.tellAttempts);
  return [
    row(say('Enquiries'), enquiries.length, dated(enquiries, '{count} enquiry', '{count} enquiries')),
    row(say('Applications'), applications.length, dated(applications, '{count} application', '{count} applications')),
    row(
      say('Files'),
      files.length,
      named(
        files.map(({ fileName, fileSize }) =>
          say('{file}, {size}', { file: fileName ?? '', size: megabytes(fileSize ?? 0, locale) }),
        ),
      ),
    ),
    row(
      say('Answers and notes'),
      answers + notes,
      listed(
        [
          ...(answers > 0 ? [counted(answers, '{count} answer', '{count} answers')] : []),
          ...(notes > 0 ? [counted(notes, '{count} note of ours', '{count} notes of ours')] : []),
        ],
        i18n,
      ),
    ),
    row(
      say('Pages read || before an enquiry'),
      pages,
      counted(pages, '{count} page, stored with an enquiry', '{count} pages, stored with enquiries'),
    ),
    row(say('History'), others, counted(others, '{count} entry in the log', '{count} entries in the log')),
    row(
      say('Deliveries'),
      deliveries.length,
      counted(deliveries.length, '{count} entry in the log', '{count} entries in the log'),
    ),
    row(
      say('Newsletter'),
      subscriber ? 1 : 0,
      joined.withdrawn
        ? say('left on {day}', { day: day(new Date(joined.withdrawn), locale) })
        : say('subscribed on {day}', { day: day(new Date(joined.confirmed ?? 0), locale) }),
    ),
    row(
      say('Links to drafts'),
      links.length,
      counted(links.length, '{count} link', '{count} links'),
      say('Name and address taken out; the link ends'),
    ),
    row(
      say('Comments on drafts'),
      comments.length,
      counted(comments.length, '{count} comment', '{count} comments'),
      say('Name taken out; the words stay'),
    ),
    row(
      say('Signatures'),
      signatures.length,
      counted(signatures.length, '{count} signature', '{count} signatures'),
      say('Name taken out; the signature stays'),
    ),
    ...copiesOf(held, say).map(({ place, what }) => ({
      where: place,
      what,
      erased: say('Delete it there yourself'),
      isLeft: true as const,
    })),
    ...(mayBeInTool
      ? [
          {
            where: say('Newsletter tool'),
            what: say('the address'),
            erased: say('Told that they left; delete it there yourself'),
            isLeft: true as const,
          },
        ]
      : []),
  ];
}
