import { expect, it } from 'vitest';
import { robotsText } from './robots.ts';

const rules = robotsText([new URL('https://agency.example/sitemap.xml')])
  .split('\n')
  .flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice('Disallow: '.length)] : []));

/** Matches as in RFC 9309: a rule is a prefix, unless it ends with a dollar sign. */
const isClosed = (path: string) =>
  rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));

it('robots.txt disallows the panel and the APIs, and no page with a similar beginning', () => {
  for (const path of ['/admin', '/admin/login', '/cms', '/cms/users/me', '/api', '/api?query=1', '/api/jobs.json'])
    expect(isClosed(path), path).toBe(true);
  for (const path of ['/cms-development', '/api-integration', '/administration', '/', '/preview/shared/x'])
    expect(isClosed(path), path).toBe(false);
});
