import { expect, test } from '@playwright/test';
import { withInbox } from '../../support/panel/inbox.ts';

const inbox = withInbox();

test('E7: the list of enquiries is downloaded as CSV', async ({ page }) => {
  await page.goto(`${inbox.site.url}/admin/collections/submissions`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download this list (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^enquiries-.*\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(text).toContain('"\'=M. Chan"');
  expect(text.trim().split('\r\n')).toHaveLength(4);
});
