import type { BrowserContext } from '@playwright/test';

/**
 * What the pages of a browser ask of anybody but their own site, and what its policy stops; it
 * grows as they do.
 */
export function askedElsewhere(context: BrowserContext, own: string): readonly string[] {
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
