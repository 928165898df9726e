import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import next from 'next';
import type { Payload } from 'payload';
import { senderHeader } from '../cms/accounts/sender.ts';
import { ownCookies } from '../cms/engine/own-cookies.ts';
import { isShut, plainPath, type Refusal, refusalBySize } from '../cms/engine/panel-bounds.ts';
import { worksHere } from '../cms/rest/works-here.ts';
import { senderOf } from '../intake/checks/rate-limit.ts';
import { isOwnWrite } from '../intake/checks/same-origin.ts';
import type { SenderLimit } from './limits/by-sender.ts';
import { turnsOfSenders } from './limits/turns.ts';
import { askedTooOften } from './page-routes.ts';
import { isFile, isPage, knownActions, signInPages } from './panel-strangers.ts';
import { retried } from './retried.ts';
import { adminPolicy, closedPolicy, developmentAdminPolicy } from './security-headers.ts';
import { sendReady } from './send.ts';

/**
 * What REST answers is no page, and a file in it is somebody else's: nothing there may load or run.
 */
const policyOf = (target: string, development: boolean): string => {
  if (plainPath(target)?.startsWith('/cms')) return `sandbox; ${closedPolicy}`;
  return development ? developmentAdminPolicy : adminPolicy;
};

export interface AdminPanel {
  /** Renders the sign-in page ahead, which loads most of what the panel needs. */
  readonly warm: () => Promise<void>;
  /**
   * Starts Next, and opens the panel, which works on this content system. Requests that come
   * meanwhile wait for it.
   */
  readonly prepare: (content: Payload) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Hands a web socket to Next, which reloads the panel with it while developing. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).type('text/plain').header('cache-control', 'no-store').send(message);

const askToWait = (reply: FastifyReply): FastifyReply =>
  refuse(reply.header('retry-after', '5'), 503, 'The admin panel is starting. Please try again in a moment.');

/**
 * What the panel must never see; undefined for everything else. Not a reply: awaiting one gives
 * undefined.
 */
async function refusalOf(request: FastifyRequest, content: Payload): Promise<Refusal | undefined> {
  const target = request.raw.url ?? '/';
  const { headers } = request.raw;
  if (isShut(target)) return { status: 404, message: 'Not found' };
  if (!isOwnWrite(request)) return { status: 403, message: 'This write comes from another site.' };
  headers.cookie = ownCookies(headers.cookie);
  headers[senderHeader] = senderOf(request.ip);
  return refusalBySize(target, headers, () => worksHere(content, headers));
}

export interface AdminPanelOptions {
  readonly development: boolean;
  /** How often a stranger may ask for pages of the panel. */
  readonly limit: SenderLimit;
  /** Absolute path of Next's project. */
  readonly directory?: string;
  /** What starts Next. */
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
  const inTurn = turnsOfSenders();
  // Before it is there, Payload would be started a second time, on tables that are still being
  // migrated.
  let content: Payload | undefined;

  server.register(async (scope) => {
    // Next reads the body itself: nothing may consume it before.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!content) return askToWait(reply);
      const refusal = await refusalOf(request, content);
      // A body that was not read is not waited for either.
      if (refusal) return refuse(reply.header('connection', 'close'), refusal.status, refusal.message);
      try {
        await prepare();
      } catch (error) {
        request.log.error({ err: error }, 'The admin panel cannot be started.');
        return askToWait(reply);
      }
      const { raw } = request;
      // As Next answers for it, without the rendering and the stack in the log.
      if (!isKnownAction(raw)) return refuse(reply.header('x-nextjs-action-not-found', '1'), 404, 'Unknown action.');
      reply.header('content-security-policy', policyOf(raw.url ?? '/', development));
      reply.header('x-frame-options', 'SAMEORIGIN');
      const render = async () => {
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        reply.hijack();
        await app.getRequestHandler()(raw, reply.raw);
      };
      if (development || isFile(raw) || (await worksHere(content, raw.headers))) {
        await render();
        return reply;
      }
      const ready = await signIn.copyFor(raw);
      if (ready) return sendReady(request, reply, ready);
      const wait = isPage(raw) ? await limit.take(request) : undefined;
      if (wait !== undefined) return askedTooOften(reply, wait);
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
