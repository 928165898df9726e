import { ask, encoded, type Question, type Target } from './visitor.ts';

export const administrator = { email: 'boss@agency.example', password: 'a long enough password' } as const;

interface Found {
  readonly docs?: readonly { readonly id: number; readonly title?: string; readonly slug?: string }[];
  readonly doc?: { readonly id: number; readonly filename?: string };
}

/** An administrator who is signed in, without a browser. */
export interface Desk {
  readonly ask: (method: string, path: string, data?: object) => Promise<Found>;
  /** @returns the name that the file has got */
  readonly upload: (collection: string, data: object, file: File) => Promise<string>;
}

export async function signIn(target: Target): Promise<Desk> {
  let cookie = '';
  async function send(method: string, path: string, sent: Pick<Question, 'body' | 'headers'> = {}): Promise<Found> {
    const { headers = {}, ...rest } = sent;
    const own = { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...headers };
    const answer = await ask(target, { patience: 60_000, ...rest, method, path: `/cms/${path}`, headers: own });
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`);
    cookie ||= answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    return JSON.parse(answer.body.toString()) as Found;
  }
  const json = (data: object) => ({
    body: Buffer.from(JSON.stringify(data)),
    headers: { 'content-type': 'application/json' },
  });
  await send('POST', 'users/login', json(administrator));
  return {
    ask: (method, path, data) => send(method, path, data ? json(data) : {}),
    upload: async (collection, data, file) => {
      const form = new FormData();
      form.set('_payload', JSON.stringify(data));
      form.set('file', file);
      const { doc } = await send('POST', `${collection}?depth=0`, await encoded(form));
      return doc?.filename ?? '';
    },
  };
}
