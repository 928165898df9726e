import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Day of a count, in the brand's time zone. */
export const day = (daysAgo: number, now = Date.now()): string =>
  new Date(now + 8 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Opens the database of a running site beside it. */
export function databaseOf<T>(dataDirectory: string, use: (opened: DatabaseSync) => T): T {
  const opened = new DatabaseSync(path.join(dataDirectory, 'site.db'));
  opened.exec('pragma busy_timeout = 5000');
  try {
    return use(opened);
  } finally {
    opened.close();
  }
}

/** Replaces the counts by eight weeks of a site with readers on working days. */
export function fillAnalytics(dataDirectory: string, now = Date.now()): void {
  const figures: (readonly [day: string, kind: string, name: string, bucket: number, count: number])[] = [];
  const pages = ['/', '/work', '/services/web-design', '/contact-us', '/work/tai-ping', '/insights', '/jobs'];
  for (let ago = 0; ago < 56; ago += 1) {
    const busy = [6, 0].includes(new Date(`${day(ago, now)}T00:00:00Z`).getUTCDay()) ? 0.35 : 1;
    const wave = busy * (1 + 0.4 * Math.sin(ago * 1.7)) * (ago < 28 ? 1.2 : 1);
    for (const [index, name] of pages.entries())
      figures.push([day(ago, now), 'view', name, 0, Math.round((90 / (index + 1)) * wave)]);
    for (const [index, name] of ['direct', 'google.com', 'linkedin.com', 'newsletter-11'].entries())
      figures.push([day(ago, now), 'source', name, 0, Math.round((60 / (index + 1)) * wave)]);
    for (const [index, name] of pages.slice(0, 5).entries()) {
      figures.push(
        [day(ago, now), 'lcp', name, 800 + index * 700, 9],
        [day(ago, now), 'lcp', name, 1600 + index * 900, 6],
      );
      figures.push([day(ago, now), 'inp', name, 40 + index * 60, 9], [day(ago, now), 'cls', name, index * 40, 12]);
    }
  }
  for (const [kind, name, count] of [
    ['search', 'wordpress', 9],
    ['search', 'mini program', 6],
    ['search', 'pricelist', 2],
    ['form-start', 'enquiry', 34],
    ['form-send', 'enquiry', 21],
    ['form-start', 'application', 12],
    ['form-send', 'application', 5],
  ] as const)
    figures.push([day(3, now), kind, name, 0, count]);
  databaseOf(dataDirectory, (opened) => {
    opened.exec('delete from figures');
    const insert = opened.prepare('insert into figures (day, kind, name, bucket, count) values (?, ?, ?, ?, ?)');
    for (const figure of figures.filter((one) => one[4] > 0)) insert.run(...figure);
  });
}
