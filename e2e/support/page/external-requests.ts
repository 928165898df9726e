import type { BrowserContext } from '@playwright/test';

/**
 * Records requests to other hosts and violations of the content security policy; the list grows
 * with them.
 *
 * @param own origin of the site
 */
export function externalRequests(context: BrowserContext, own: string): readonly string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^http/.test(protocol) && origin !== own) asked.push(`${request.headers().referer}: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) asked.push(`${message.page()?.url()}: ${message.text()}`);
  });
  return asked;
}
