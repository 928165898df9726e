import type { Payload } from 'payload';
import { openSampleContent } from '../cms/test-support.ts';
import { contentApiServer } from './server.ts';

const site = 'https://www.site.example';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer has whatever shape its query asked for.
  readonly data: any;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export interface TestApi {
  readonly payload: Payload;
  /** Sends this very body, or the JSON of it. Each sender has an account of his own. */
  readonly post: (body: unknown, sender?: string, headers?: Record<string, string>) => Promise<Response>;
  readonly ask: (query: string, variables?: Record<string, unknown>, sender?: string) => Promise<Answer>;
}

/** The content API on the sample content, in a database of its own. */
export async function openTestApi(): Promise<TestApi> {
  const payload = await openSampleContent();
  const answer = contentApiServer(payload, site);
  const post: TestApi['post'] = (body, sender = '192.0.2.1', headers = {}) =>
    answer(
      new Request(`${site}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      sender,
    );
  return {
    payload,
    post,
    ask: async (query, variables = {}, sender) => {
      const response = await post({ query, variables }, sender);
      return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
    },
  };
}
