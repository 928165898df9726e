import { startSite } from './site.ts';

/** One site on the sample content for all tests that only read from it. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SHARED_SITE_URL = site.url;
  return async () => {
    await site.stop();
  };
}
