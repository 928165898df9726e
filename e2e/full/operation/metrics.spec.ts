import { expect, test } from '@playwright/test';
import { startSite } from '../../support/site.ts';

test('O7: metrics need the token and contain no personal data', async () => {
  const token = 'a-token-for-this-test';
  const site = await startSite({
    settings: { ADMIN: 'off', DELIVERIES: 'off', METRICS_TOKEN: token, SHEET_ENDPOINT_URL: 'http://127.0.0.1:1/' },
  });
  const scrape = async () =>
    (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  const rowOf = (text: string, row: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${row} `))
        ?.slice(row.length + 1),
    );
  try {
    expect((await fetch(`${site.url}/metrics`)).status).toBe(401);
    for (const address of ['/work', '/work', '/work', '/nowhere', '/api/jobs.json', '/favicon.svg'])
      await (await fetch(`${site.url}${address}`)).arrayBuffer();
    const body = new FormData();
    const person = { name: 'Marked Person', company: 'Pier', email: 'marked.person@six.example', phone: '23456789' };
    for (const [name, value] of Object.entries({ ...person, message: 'We would like to.' })) body.set(name, value);
    const sent = await fetch(`${site.url}/contact-us`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
    });
    expect(sent.status).toBe(200);

    const text = await scrape();
    // The first was rendered for the request, the others were cached; both are counted.
    expect(rowOf(text, 'site_requests_total{kind="page",status="200"}')).toBeGreaterThanOrEqual(3);
    expect(rowOf(text, 'site_requests_total{kind="page",status="404"}')).toBe(1);
    expect(rowOf(text, 'site_requests_total{kind="api",status="200"}')).toBe(1);
    expect(rowOf(text, 'site_requests_total{kind="form",status="200"}')).toBe(1);
    expect(rowOf(text, 'site_request_seconds_count{kind="page"}')).toBeGreaterThanOrEqual(4);
    expect(rowOf(text, 'site_renders_total{result="rendered"}')).toBeGreaterThanOrEqual(2);
    expect(rowOf(text, 'site_kept_pages')).toBeGreaterThanOrEqual(1);
    expect(rowOf(text, 'site_kept_pages_bytes')).toBeGreaterThan(1000);
    expect(rowOf(text, 'site_database_up')).toBe(1);
    expect(rowOf(text, 'site_stamp_away')).toBe(0);
    expect(rowOf(text, 'site_stamp_age_seconds')).toBeLessThan(60);
    expect(text).toMatch(/^site_outbox_deliveries\{destination="sheet",state="(?:waiting|held)"\} 1$/m);
    expect(text).not.toMatch(/marked|person@|nowhere/i);
  } finally {
    await site.stop();
  }
});

test('O7: metrics are off without a token', async () => {
  const site = await startSite({ settings: { ADMIN: 'off' } });
  try {
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  } finally {
    await site.stop();
  }
});
