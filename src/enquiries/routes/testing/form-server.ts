import { existsSync, readdirSync } from 'node:fs';
import { type FastifyInstance, fastify } from 'fastify';
import type { Payload } from 'payload';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { filesFolder } from '../../../config/derived.ts';
import { parseSettings, type Settings } from '../../../config/env.ts';
import { chinese, english } from '../../../i18n/testing/languages.ts';
import { makeStart, makeStartOver } from '../../checks/form-start.ts';
import { submit } from '../../store/submit.ts';
import { type Forms, formRoutes } from '../form-routes.ts';

export const secret = 'the secret of this test, which is long enough';

/** Sends the outcome as JSON in place of a page. */
export const showsOutcome: Forms['showForm'] = async (request, reply, outcome) => {
  reply
    .code(outcome.status)
    .type('text/html')
    .send(JSON.stringify({ address: request.url, ...outcome }));
  return true;
};

/** Values that a test changes while the server runs. */
export interface Behaviour {
  letsIn: boolean;
  job: string | null | undefined;
  journeyOf: Forms['journeyOf'];
  formPages: readonly string[];
}

export interface FormServer {
  readonly payload: Payload;
  readonly server: FastifyInstance;
  readonly settings: Settings;
  readonly url: string;
  readonly behaviour: Behaviour;
  /** Names of the stored files. */
  readonly files: () => string[];
  readonly close: () => Promise<void>;
}

/** Opens the form routes on their own server, on the empty database of the test file. */
export async function openFormServer(more: Readonly<Record<string, string>> = {}): Promise<FormServer> {
  const settings = parseSettings({ ...process.env, SECRET: secret, ADMIN: 'off', ...more });
  const payload = await openForTests(settings);
  const behaviour: Behaviour = {
    letsIn: true,
    job: 'Web developer',
    journeyOf: undefined,
    formPages: ['/services/seo'],
  };
  const folder = filesFolder(settings);
  const forms: Forms = {
    folder,
    maySend: async () => behaviour.letsIn,
    submit: (post) => submit(payload, settings, post),
    makeStart: (shown) => makeStart(secret, Date.now(), shown),
    makeStartOver: () => makeStartOver(secret, Date.now()),
    findJob: async () => behaviour.job,
    hasForm: async (path) => behaviour.formPages.includes(path),
    showForm: showsOutcome,
    journeyOf: (headers, address) => behaviour.journeyOf?.(headers, address),
  };
  const server = fastify();
  formRoutes(server, () => ({ forms }), [english, chinese]);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    payload,
    server,
    settings,
    url,
    behaviour,
    files: () => (existsSync(folder) ? readdirSync(folder) : []),
    close: () => server.close(),
  };
}

/** Settings with all destinations, none of which answers. */
export const allDestinations = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  SHEET_ENDPOINT_URL: 'http://127.0.0.1:1/',
  CRM_BASE_URL: 'http://127.0.0.1:1',
  CRM_API_TOKEN: 'token',
};

let visitors = 0;

/** Form fields with a new name and address. */
export function formFields(fields: Readonly<Record<string, string>> = {}): Record<string, string> {
  visitors += 1;
  return {
    name: `Person ${visitors}`,
    email: `person-${visitors}@six.example`,
    message: 'We sell noodles.',
    ...fields,
  };
}

export interface SendOptions {
  readonly to?: string;
  readonly file?: { readonly name: string; readonly content: string };
  readonly script?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export function sendForm(
  { url }: FormServer,
  fields: Readonly<Record<string, string | readonly string[]>>,
  { to = '/contact-us', file, script = true, headers }: SendOptions = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  if (file) body.set('file', new Blob([file.content]), file.name);
  return fetch(`${url}${to}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      'accept-encoding': 'identity',
      ...(script ? { accept: 'application/json' } : {}),
      ...headers,
    },
  });
}

export const submissionsOf = async ({ payload }: FormServer, email: string | undefined) =>
  (await payload.find({ collection: 'submissions', where: { email: { equals: email ?? '' } }, depth: 1 })).docs;

export const deliveriesOf = async ({ payload }: FormServer, id: number) =>
  (await payload.find({ collection: 'deliveries', where: { submission: { equals: id } }, depth: 0, sort: 'id' })).docs;
