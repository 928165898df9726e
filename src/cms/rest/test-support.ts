import { createLocalReq, handleEndpoints, loginOperation, type Payload } from 'payload';

export interface Asking {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or unchanged as a form. */
  readonly body?: unknown;
  /** Token from `signIn`. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the REST API with the real handlers, without the server in front. */
export async function ask(payload: Payload, path: string, asking: Asking = {}) {
  const { method = 'GET', body, token, headers = {} } = asking;
  const isForm = body instanceof FormData;
  const answer = await handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost/cms${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `JWT ${token}` } : {}),
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    /** Parsed JSON body. */
    json: () => JSON.parse(text) as { docs: Record<string, unknown>[]; doc: Record<string, unknown> },
  };
}

/** Signs in by the Local API, which counts no attempts; undefined when refused. */
export async function signIn(payload: Payload, email: string, password: string): Promise<string | undefined> {
  try {
    const req = await createLocalReq({}, payload);
    return (await loginOperation({ collection: payload.collections.users, data: { email, password }, req })).token;
  } catch {
    return undefined;
  }
}
