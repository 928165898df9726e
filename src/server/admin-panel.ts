import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import next from 'next';
import type { Payload } from 'payload';
import { senderHeader } from '../cms/accounts/sender.ts';
import { ownCookies } from '../cms/engine/own-cookies.ts';
import { isShut, plainPath, refusalBySize } from '../cms/engine/panel-bounds.ts';
import { worksHere } from '../cms/rest/works-here.ts';
import { senderOf } from '../intake/checks/rate-limit.ts';
import { isOwnWrite } from '../intake/checks/same-origin.ts';
import { retried } from './retried.ts';
import { adminPolicy, closedPolicy, developmentAdminPolicy } from './security-headers.ts';

/** What REST answers is no page, and a file in it is somebody else's: nothing there may load or run. */
const policyOf = (target: string, development: boolean): string => {
  if (plainPath(target)?.startsWith('/cms')) return `sandbox; ${closedPolicy}`;
  return development ? developmentAdminPolicy : adminPolicy;
};

export interface AdminPanel {
  /** Starts Next, and opens the panel, which works on this content system. Requests that come meanwhile wait for it. */
  readonly prepare: (content: Payload) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Hands a web socket to Next, which reloads the panel with it while developing. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).type('text/plain').header('cache-control', 'no-store').send(message);

const askToWait = (reply: FastifyReply): FastifyReply =>
  refuse(reply.header('retry-after', '5'), 503, 'The admin panel is starting. Please try again in a moment.');

/** Turns away what the panel must never see; undefined for everything else. */
async function turnedAway(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Payload,
): Promise<FastifyReply | undefined> {
  const target = request.raw.url ?? '/';
  const { headers } = request.raw;
  if (isShut(target)) return refuse(reply, 404, 'Not found');
  if (!isOwnWrite(request)) return refuse(reply, 403, 'This write comes from another site.');
  headers.cookie = ownCookies(headers.cookie);
  headers[senderHeader] = senderOf(request.ip);
  const refusal = await refusalBySize(target, headers, () => worksHere(content, headers));
  // What was not read is not waited for either.
  return refusal && refuse(reply.header('connection', 'close'), refusal.status, refusal.message);
}

/** Mounts Payload's admin panel (`/admin`), its REST API (`/cms`) and their files (`/_next`). */
export function adminPanel(server: FastifyInstance, { development }: { readonly development: boolean }): AdminPanel {
  const app = next({ dev: development, dir: path.resolve('admin'), customServer: true });
  let isPrepared = false;
  const prepare = retried(async () => {
    await app.prepare();
    isPrepared = true;
  });
  // Before it is there, Payload would be started a second time, on tables that are still being migrated.
  let content: Payload | undefined;

  server.register(async (scope) => {
    // Next reads the body itself: nothing may consume it before.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!content) return askToWait(reply);
      const away = await turnedAway(request, reply, content);
      if (away) return away;
      try {
        await prepare();
      } catch (error) {
        request.log.error({ err: error }, 'The admin panel cannot be started.');
        return askToWait(reply);
      }
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.setHeader('content-security-policy', policyOf(request.raw.url ?? '/', development));
      reply.raw.setHeader('x-frame-options', 'SAMEORIGIN');
      reply.hijack();
      await app.getRequestHandler()(request.raw, reply.raw);
      return reply;
    };

    for (const url of ['/admin', '/admin/*', '/cms', '/cms/*', '/_next/*']) scope.all(url, handler);
  });

  return {
    prepare: (opened) => {
      content = opened;
      return prepare();
    },
    close: async () => {
      if (isPrepared) await app.close();
    },
    upgrade: (request, socket, head) => {
      if (isPrepared) void app.getUpgradeHandler()(request, socket, head);
    },
  };
}
