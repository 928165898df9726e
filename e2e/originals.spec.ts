import { addresses } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

test('no page, feed or structured data names a file that was uploaded, only sizes made from it', async ({
  siteUrl,
}) => {
  test.setTimeout(120_000);
  const uploaded: string[] = [];
  for (const address of [...addresses, '/insights/feed.xml', '/sitemap.xml']) {
    const text = await (await fetch(`${siteUrl}${address}`)).text();
    for (const [, name = ''] of text.matchAll(/\/media\/([^"'\s<>?,)\\]+)/g)) {
      if (!/-\d+\.(?:avif|webp)$/.test(name)) uploaded.push(`${address}: ${name}`);
    }
  }
  expect(uploaded).toEqual([]);
});
