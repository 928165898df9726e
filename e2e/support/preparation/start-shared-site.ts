import { startSite } from '../site.ts';
import { preparedSite } from './prepared.ts';

/**
 * Starts one site on the sample content for all read-only tests. Its prepared content is also that
 * of other tests' sites.
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const { folder, password } = preparedSite();
  process.env.PREPARED_SITE = folder;
  process.env.PREPARED_PASSWORD = password;
  const site = await startSite({ settings: { GALLERY: 'on' } });
  process.env.SHARED_SITE_URL = site.url;
  process.env.SHARED_SITE_FOLDER = site.dataDirectory;
  return async () => {
    await site.stop();
  };
}
