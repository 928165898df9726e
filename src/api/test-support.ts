import type { Payload } from 'payload';
import { openSampleContent } from '../cms/testing/open-for-tests.ts';
import { contentApiServer } from './server.ts';

export const site = 'https://www.site.example';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer depends on its query.
  readonly data: any;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export interface TestApi {
  readonly payload: Payload;
  /** Sends the string as body, or the value as JSON. */
  readonly post: (body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly get: (query: string) => Promise<Answer>;
  readonly ask: (
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
}

/** Opens the content API on the sample content in a database of its own. */
export async function openTestApi(): Promise<TestApi> {
  const payload = await openSampleContent();
  const answer = contentApiServer(payload, site);
  const send = async (request: Request): Promise<Answer> => {
    const response = await answer(request);
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  };
  const post: TestApi['post'] = (body, headers = {}) =>
    send(
      new Request(`${site}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return {
    payload,
    post,
    get: (query) => send(new Request(`${site}/api?query=${encodeURIComponent(query)}`)),
    ask: (query, variables = {}, headers = {}) => post({ query, variables }, headers),
  };
}
