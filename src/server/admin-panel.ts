import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import next from 'next';
import { senderHeader } from '../cms/accounts/sender.ts';
import { senderOf } from '../intake/rate-limit.ts';
import { ownCookies } from './own-cookies.ts';
import { isOwnWrite } from './same-origin.ts';
import { adminPolicy, developmentAdminPolicy } from './security-headers.ts';

/** Doors that stay shut: nobody claims an installation, and no picture is resized or fetched at run time. */
const refused = [/^\/cms\/users\/first-register/, /^\/admin\/create-first-user/, /^\/_next\/image/, /^\/cms\/graphql/];

export interface AdminPanel {
  /** Starts Next; requests that come earlier wait for it. */
  readonly prepare: () => Promise<void>;
  readonly close: () => Promise<void>;
  /** Hands a web socket to Next, which reloads the panel with it while developing. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** Mounts Payload's admin panel (`/admin`), its REST API (`/cms`) and their files (`/_next`). */
export function adminPanel(server: FastifyInstance, { development }: { readonly development: boolean }): AdminPanel {
  const app = next({ dev: development, dir: path.resolve('admin'), customServer: true });
  let ready: Promise<void> | undefined;
  const prepare = (): Promise<void> => {
    ready ??= app.prepare();
    return ready;
  };

  server.register(async (scope) => {
    // Next reads the body itself: nothing may consume it before.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const target = request.raw.url ?? '/';
      if (refused.some((pattern) => pattern.test(target.toLowerCase()))) {
        return reply.code(404).type('text/plain').send('Not found');
      }
      if (!isOwnWrite(request)) {
        return reply
          .code(403)

          .type('text/plain')
          .send('This write comes from another site.');
      }
      await prepare();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.setHeader('content-security-policy', development ? developmentAdminPolicy : adminPolicy);
      reply.raw.setHeader('x-frame-options', 'SAMEORIGIN');
      request.raw.headers[senderHeader] = senderOf(request.ip);
      request.raw.headers.cookie = ownCookies(request.raw.headers.cookie);
      reply.hijack();
      await app.getRequestHandler()(request.raw, reply.raw);
      return reply;
    };

    for (const url of ['/admin', '/admin/*', '/cms', '/cms/*', '/_next/*']) scope.all(url, handler);
  });

  return {
    prepare,
    close: () => app.close(),
    upgrade: (request, socket, head) => void app.getUpgradeHandler()(request, socket, head),
  };
}
