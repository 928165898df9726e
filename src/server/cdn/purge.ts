import { timeoutOf } from '../../config/derived.ts';
import type { Settings } from '../../config/env.ts';
import { again, type Outcome, reasonOf } from '../../enquiries/destinations/attempt.ts';

type PurgeSettings = Pick<Settings, 'PURGE_BY' | 'PURGE_URL' | 'PURGE_ZONE' | 'PURGE_TOKEN' | 'SITE_URL'>;

interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const json = { 'content-type': 'application/json' };

/** Purge request of each network, by the documentation of its API. */
const requests: Readonly<
  Record<NonNullable<Settings['PURGE_BY']>, (settings: PurgeSettings, tags: readonly string[]) => Asked>
> = {
  cloudflare: ({ PURGE_URL = 'https://api.cloudflare.com/client/v4', PURGE_ZONE = '', PURGE_TOKEN = '' }, tags) => ({
    url: `${PURGE_URL}/zones/${PURGE_ZONE}/purge_cache`,
    headers: { ...json, authorization: `Bearer ${PURGE_TOKEN}` },
    body: JSON.stringify({ tags }),
  }),
  hook: ({ PURGE_URL = '', PURGE_TOKEN, SITE_URL }, tags) => ({
    url: PURGE_URL,
    headers: { ...json, ...(PURGE_TOKEN ? { authorization: `Bearer ${PURGE_TOKEN}` } : {}) },
    body: JSON.stringify({ site: new URL(SITE_URL).origin, tags }),
  }),
};

/** Purges every page with one of these tags from the network. */
export async function purge(
  settings: Settings,
  by: NonNullable<Settings['PURGE_BY']>,
  tags: readonly string[],
): Promise<Outcome> {
  const { url, ...request } = requests[by](settings, tags);
  try {
    const response = await fetch(url, {
      ...request,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutOf(settings)),
    });
    await response.body?.cancel();
    if (response.ok) return { outcome: 'delivered', note: `It dropped ${tags.join(', ')}.` };
    return again(`It answered ${response.status}.`, response);
  } catch (error) {
    return again(`It could not be asked: ${reasonOf(error)}.`);
  }
}
