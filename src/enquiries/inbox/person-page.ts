import type { Say } from '../../cms/panel/say.ts';
import { isRecord } from '../../lib/is-object.ts';
import { escapeHtml } from '../../lib/text/escape-html.ts';
import type { PersonalData } from './person.ts';

const style =
  'body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 Georgia,serif;color:#17130f;background:#fff}h1,h2,h3,dt{font-family:Arial,Helvetica,sans-serif}h2{margin-top:2.5rem;padding-top:.5rem;border-top:3px solid}section{margin:1rem 0 1.5rem;padding-left:1rem;border-left:2px solid #bbb}dl{margin:0}dl>div{padding:.35rem 0;border-bottom:1px solid #ddd}dt{font-size:.875rem;font-weight:700}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}';

/** Values that can be read as they are. */
const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function recordOf(record: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(record);
  const rows = entries.flatMap(([name, value]) =>
    isPlain(value) ? [`<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd></div>`] : [],
  );
  const parts = entries.flatMap(([name, value]) => {
    const list = Array.isArray(value) ? value.filter(isRecord) : isRecord(value) ? [value] : [];
    return list.length > 0 ? [`<h3>${escapeHtml(name)}</h3>${list.map(recordOf).join('')}`] : [];
  });
  return `<section><dl>${rows.join('')}</dl>${parts.join('')}</section>`;
}

/**
 * A page to read of what is held about a person: one file, which loads nothing. Every value is
 * escaped.
 */
export function personPage(data: PersonalData, say: Say): string {
  const { address, exported, submissions, subscriber, reviewLinks, reviewComments, signatures } = data;
  const chapters = [
    [say('Enquiries and applications'), submissions],
    [say('Newsletter'), subscriber ? [subscriber] : []],
    [say('Links to drafts'), reviewLinks],
    [say('Comments on drafts'), reviewComments],
    [say('Signatures'), signatures],
  ] as const;
  const title = escapeHtml(say('What we hold about {address}', { address }));
  const body = chapters
    .map(
      ([heading, records]) =>
        `<h2>${escapeHtml(heading)}</h2>${records.length > 0 ? records.map(recordOf).join('') : `<p>${escapeHtml(say('Nothing.'))}</p>`}`,
    )
    .join('');
  const note = escapeHtml(
    say('Exported on {moment}. Files that were sent are named, not contained.', { moment: exported }),
  );
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${note}</p>${body}</body></html>\n`;
}
