import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import next from 'next';
import type { Payload } from 'payload';
import { clientIpHeader } from '../cms/auth/client-ip.ts';
import { panelCookies } from '../cms/patches/auth/panel-cookies.ts';
import { isShut, plainPath, type Refusal, refusalBySize } from '../cms/patches/rest/panel-bounds.ts';
import { isStaffRequest } from '../cms/rest/staff-request.ts';
import { clientOf } from '../lib/client-of.ts';
import { isOwnWrite } from '../lib/same-origin.ts';
import { rateLimited } from './http/pages/page-routes.ts';
import { isFile, isPage, knownActions, signInPages } from './http/panel-guard.ts';
import { retried } from './http/requests/retried.ts';
import { adminPolicy, closedPolicy, developmentAdminPolicy } from './http/security-headers.ts';
import { sendCached } from './http/send.ts';
import { clientQueues } from './limits/client-queues.ts';
import type { ClientRateLimit } from './limits/client-rate-limits.ts';

/**
 * REST answers are not pages, and files in them come from third parties, so nothing there may load
 * or run.
 */
const policyOf = (target: string, development: boolean): string => {
  if (plainPath(target)?.startsWith('/cms')) return `sandbox; ${closedPolicy}`;
  return development ? developmentAdminPolicy : adminPolicy;
};

export interface AdminPanel {
  /** Renders the sign-in page in advance, which loads most modules of the panel. */
  readonly warm: () => Promise<void>;
  /** Starts Next and opens the panel on this content system. Requests wait until it has started. */
  readonly prepare: (content: Payload) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Passes a web socket to Next, which reloads the panel with it in development. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).type('text/plain').header('cache-control', 'no-store').send(message);

const askToWait = (reply: FastifyReply): FastifyReply =>
  refuse(reply.header('retry-after', '5'), 503, 'The admin panel is starting. Please try again in a moment.');

/**
 * Returns the refusal of a request that must not reach the panel; undefined for all others. It
 * cannot return a reply, since awaiting one gives undefined.
 */
async function refusalOf(request: FastifyRequest, content: Payload): Promise<Refusal | undefined> {
  const target = request.raw.url ?? '/';
  const { headers } = request.raw;
  if (isShut(target)) return { status: 404, message: 'Not found' };
  if (!isOwnWrite(request)) return { status: 403, message: 'This write comes from another site.' };
  headers.cookie = panelCookies(headers.cookie);
  headers[clientIpHeader] = clientOf(request.ip);
  return refusalBySize(target, headers, () => isStaffRequest(content, headers));
}

export interface AdminPanelOptions {
  readonly development: boolean;
  /** Rate limit for panel pages without a session. */
  readonly limit: ClientRateLimit;
  /** Absolute path of the Next project. */
  readonly directory?: string;
  /** Starts Next; tests pass a stand-in. */
  readonly startNext?: (
    ...options: Parameters<typeof next>
  ) => Pick<ReturnType<typeof next>, 'prepare' | 'close' | 'getRequestHandler' | 'getUpgradeHandler'>;
}

/** Mounts Payload's admin panel (`/admin`), its REST API (`/cms`) and their files (`/_next`). */
export function adminPanel(server: FastifyInstance, options: AdminPanelOptions): AdminPanel {
  const { development, limit, directory = path.resolve('admin'), startNext = next } = options;
  const app = startNext({ dev: development, dir: directory, customServer: true });
  let isPrepared = false;
  let isKnownAction: ReturnType<typeof knownActions> = () => true;
  const prepare = retried(async () => {
    await app.prepare();
    if (!development) isKnownAction = knownActions(directory);
    isPrepared = true;
  });
  const signIn = signInPages((request, response) => app.getRequestHandler()(request, response));
  const inTurn = clientQueues();
  // Requests are refused until this is set: Next would start a second Payload on tables that are
  // still being migrated.
  let content: Payload | undefined;

  server.register(async (scope) => {
    // Next reads the body itself, so nothing may consume it before.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!content) return askToWait(reply);
      const refusal = await refusalOf(request, content);
      // The body has not been read, so the connection cannot be reused.
      if (refusal) return refuse(reply.header('connection', 'close'), refusal.status, refusal.message);
      try {
        await prepare();
      } catch (error) {
        request.log.error({ err: error }, 'The admin panel cannot be started.');
        return askToWait(reply);
      }
      const { raw } = request;
      // Next's own answer to an unknown action, without the rendering and the logged stack trace.
      if (!isKnownAction(raw)) return refuse(reply.header('x-nextjs-action-not-found', '1'), 404, 'Unknown action.');
      reply.header('content-security-policy', policyOf(raw.url ?? '/', development));
      reply.header('x-frame-options', 'SAMEORIGIN');
      const render = async () => {
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        reply.hijack();
        await app.getRequestHandler()(raw, reply.raw);
      };
      if (development || isFile(raw) || (await isStaffRequest(content, raw.headers))) {
        await render();
        return reply;
      }
      const ready = await signIn.copyFor(raw);
      if (ready) return sendCached(request, reply, ready);
      const wait = isPage(raw) ? await limit.take(request) : undefined;
      if (wait !== undefined) return rateLimited(request, reply, wait);
      await inTurn(request, render);
      return reply;
    };

    for (const url of ['/admin', '/admin/*', '/cms', '/cms/*', '/_next/*']) scope.all(url, handler);
  });

  return {
    prepare: (opened) => {
      content = opened;
      return prepare();
    },
    warm: async () => {
      if (!development) await signIn.warm();
    },
    close: async () => {
      if (isPrepared) await app.close();
    },
    upgrade: (request, socket, head) => {
      if (isPrepared) void app.getUpgradeHandler()(request, socket, head);
    },
  };
}
