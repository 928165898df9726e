import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify';
import type { Settings } from '../env.ts';
import { type AdminPanel, adminPanel } from './admin-panel.ts';
import { type ApiSources, apiRoutes } from './api-routes.ts';
import { type PageSources, pageRoutes } from './page-routes.ts';
import { closedPolicy, securityHeaders } from './security-headers.ts';

/** What the server answers from; there once the content system is open. */
export interface Sources extends PageSources, ApiSources {}

export interface SiteServer {
  readonly fastify: FastifyInstance;
  readonly admin: AdminPanel | null;
  /** From here on pages are served; until then visitors are asked to wait. */
  readonly use: (sources: Sources) => void;
}

export interface SiteServerOptions {
  readonly settings: Settings;
  readonly buildDirectory: string;
  readonly logger: FastifyServerOptions['logger'];
}

const oneYear = 365 * 24 * 60 * 60 * 1000;
const oneHour = 60 * 60 * 1000;

/** One line of JSON a request: what was asked and how it went, nothing about who asked. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const [requested = ''] = request.raw.url?.split('?', 1) ?? [];
    request.log.info({
      method: request.method,
      path: requested.slice(0, 200),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

/** Small files that lie beside the pages in the build, such as `/favicon.svg`. */
export function rootFilesOf(clientDirectory: string): ReadonlySet<string> {
  return new Set(
    readdirSync(clientDirectory, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
      .map((entry) => `/${entry.name}`),
  );
}

/** The HTTP server of the site, not yet listening. */
export function siteServer({ settings, buildDirectory, logger }: SiteServerOptions): SiteServer {
  const secure = settings.SITE_URL.startsWith('https:');
  const server = fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
    routerOptions: { maxParamLength: 1000 },
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
  });
  const shared = securityHeaders(secure);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(shared);
  });
  logRequests(server);

  let sources: Sources | undefined;
  const current = () => sources;
  const clientDirectory = path.join(buildDirectory, 'client');
  const mediaDirectory = path.join(settings.DATA_DIR, 'media');

  server.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', closedPolicy)
      .type('text/plain')
      .send('ok'),
  );
  server.get('/readyz', { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .code(sources ? 200 : 503)
      .header('cache-control', 'no-store')
      .header('content-security-policy', closedPolicy)
      .type('text/plain')
      .send(sources ? 'ready' : 'starting'),
  );

  server.register(fastifyStatic, {
    root: clientDirectory,
    serve: false,
    preCompressed: true,
    maxAge: oneHour,
    setHeaders: (reply) => void reply.header('content-security-policy', closedPolicy),
  });
  server.register(fastifyStatic, {
    root: path.join(clientDirectory, '_astro'),
    prefix: '/_astro/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: oneYear,
    setHeaders: (reply) => void reply.header('content-security-policy', closedPolicy),
  });
  server.register(fastifyStatic, {
    root: mediaDirectory,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    maxAge: oneHour,
    setHeaders: (reply) => void reply.header('content-security-policy', closedPolicy),
  });

  apiRoutes(server, current, settings.SITE_URL);
  const admin = settings.ADMIN ? adminPanel(server, { development: false }) : null;
  pageRoutes(server, current);

  return {
    fastify: server,
    admin,
    use: (opened) => {
      sources = opened;
    },
  };
}
