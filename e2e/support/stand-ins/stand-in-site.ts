import type { StandInContent } from '../preparation/generated-content.ts';
import { type Site, startSite } from '../site.ts';
import { type ContentStandIn, startContentStandIn } from './content-stand-in.ts';

export interface StandInSite {
  readonly site: Site;
  readonly content: ContentStandIn;
  readonly stop: () => Promise<void>;
}

/** Starts a site that reads this content from a strict host over HTTP. */
export async function startStandInSite(given: StandInContent): Promise<StandInSite> {
  const content = await startContentStandIn(given);
  const site = await startSite({
    settings: { ADMIN: 'off', CONTENT_API_URL: content.apiUrl, SITE_URL: 'https://site.example' },
  });
  return {
    site,
    content,
    stop: async () => {
      await site.stop();
      content.stop();
    },
  };
}
