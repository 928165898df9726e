import { sendBytes } from '../support/stand-ins/raw-socket.ts';
import { expect, test } from '../support/test.ts';

const get = (path: string, lines = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${lines}\r\n`;

test.describe('O6: unusual requests', () => {
  for (const path of ['/', '/readyz', '/admin', '/no-such-page']) {
    test(`a protocol upgrade at ${path} is ignored`, async ({ siteUrl }) => {
      // Next accepts upgrades from the first request to the panel on.
      await fetch(`${siteUrl}/admin`);
      for (const protocol of ['websocket', 'h2c']) {
        const head = await sendBytes(siteUrl, get(path, `Connection: Upgrade\r\nUpgrade: ${protocol}\r\n`));
        expect(head).toMatch(/^HTTP\/1\.1 (200|307|404) /);
      }
    });
  }

  for (const [name, bytes, status] of [
    ['that is malformed', 'HELLO\r\n\r\n', 400],
    ['with headers that are too large', get('/', `X: ${'x'.repeat(20_000)}\r\n`), 431],
    ['without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['with an unknown expectation', get('/', 'Expect: the-moon\r\n'), 417],
  ] as const) {
    test(`a request ${name} is refused with security headers`, async ({ siteUrl }) => {
      const head = (await sendBytes(siteUrl, bytes)).toLowerCase();
      expect(head).toContain(`http/1.1 ${status} `);
      expect(head).toContain("content-security-policy: default-src 'none'");
      expect(head).toContain('x-content-type-options: nosniff');
      expect(head).not.toContain('x-powered-by');
    });
  }
});

test.describe('V9: other spellings of an address', () => {
  for (const [path, target] of [
    ['/%77ork', '/work'],
    ['/x/../work', '/work'],
    ['/x/%2e%2e/insights?page=2', '/insights?page=2'],
    ['/./insights/', '/insights'],
  ] as const) {
    test(`${path} redirects to ${target}`, async ({ siteUrl }) => {
      const head = await sendBytes(siteUrl, get(path));
      expect(head).toContain('HTTP/1.1 301 ');
      expect(head.toLowerCase()).toContain(`location: ${target}\r\n`);
    });
  }

  test('an encoded slash is not decoded', async ({ siteUrl }) => {
    expect(await sendBytes(siteUrl, get('/work%2ftai-ping'))).toContain('HTTP/1.1 404 ');
  });
});

test.describe('V9: query values', () => {
  for (const [path, same] of [
    ['/work?view=x1', '/work'],
    ['/work?view=list&utm_source=x', '/work?view=list'],
    ['/contact-us?plan=made-up', '/contact-us'],
    ['/contact-us?sent=2', '/contact-us'],
    ['/jobs/web-developer-jobs?sent=yes', '/jobs/web-developer-jobs'],
  ] as const) {
    test(`${path} is served as ${same}`, async ({ siteUrl }) => {
      const [odd, known] = await Promise.all([fetch(siteUrl + path), fetch(siteUrl + same)]);
      expect(odd.status).toBe(200);
      expect(odd.headers.get('etag')).toBe(known.headers.get('etag'));
      expect(await odd.text()).toBe(await known.text());
    });
  }

  test('a known plan is filled into the message', async ({ siteUrl, page }) => {
    await page.goto(`${siteUrl}/contact-us?plan=Magento`);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/about Magento/);
  });
});
