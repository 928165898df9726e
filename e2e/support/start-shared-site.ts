import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSite } from './site.ts';

/**
 * One site on the sample content for all tests that only read from it. Its folder, as it was left by a first start, is what
 * the sites of other tests begin with.
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const seeded = mkdtempSync(path.join(os.tmpdir(), 'site-seeded-'));
  const first = await startSite({ dataDirectory: seeded });
  await first.stop();
  process.env.SEEDED_SITE = seeded;
  process.env.SEEDED_PASSWORD = first.password;
  const site = await startSite();
  process.env.SHARED_SITE_URL = site.url;
  return async () => {
    await site.stop();
    rmSync(seeded, { recursive: true, force: true });
  };
}
