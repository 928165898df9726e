import type { Payload } from 'payload';
import type { ApiToken } from '../cms/payload-types.ts';
import type { RelatedRecords } from '../cms/records/related-records.ts';
import type { Reading } from '../content/payload/pages.ts';
import type { QueryQueue } from './query-queue.ts';

/** API token of a request; null for the public. */
export type ContentReader = (ApiToken & { collection: 'api-tokens' }) | null;

/** Context of the resolvers, one per request. */
export interface ApiContext {
  readonly payload: Payload;
  /** Loads the references of entries. */
  readonly related: RelatedRecords;
  /** Queue shared by all requests; slow reads go through it. */
  readonly queue: QueryQueue;
  /** Facts for the tokens in copy, read once per request. */
  readonly facts: Reading['facts'];
  /** Cases of another host, where one provides them; pages show some. */
  readonly remoteWorks: Reading['remoteWorks'];
  /** Public origin, for absolute addresses in responses. */
  readonly siteUrl: string;
  /** Record of the API token; null for the public. */
  readonly reader: ContentReader;
}
