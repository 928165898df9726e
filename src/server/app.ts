import { existsSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify';
import { type BeaconSources, beaconRoute } from '../analytics/beacon.ts';
import type { Analytics } from '../analytics/open.ts';
import { plainPath } from '../cms/patches/rest/panel-bounds.ts';
import type { Settings } from '../config/env.ts';
import type { ContentSource } from '../content/source.ts';
import { limitInMemory } from '../enquiries/checks/rate-limit.ts';
import { type FormSources, formRoutes } from '../enquiries/routes/form-routes.ts';
import { brandFolder } from '../lib/brand-folder.ts';
import { readBuildNote, versionOf } from '../lib/build-note.ts';
import { type AdminPanel, adminPanel } from './admin-panel.ts';
import type { Development } from './development.ts';
import { hanFaceRoutes } from './han-face/routes.ts';
import { type ApiSources, apiRoutes } from './http/api-routes.ts';
import { answerFailures } from './http/failures.ts';
import { localMedia, type MediaSources, storedMedia } from './http/media-routes.ts';
import { type NewsletterSources, newsletterRoutes } from './http/pages/newsletter-routes.ts';
import { isCachedPage, notFound, type PageSources, pageRoutes, unavailable } from './http/pages/page-routes.ts';
import { type PreviewSources, previewRoutes } from './http/pages/preview-routes.ts';
import { speculationRules } from './http/pages/speculation-rules.ts';
import { originForm } from './http/requests/addresses.ts';
import {
  refuseExpectations,
  refuseUnanswerable,
  refuseUnknownWrites,
  refuseUnreadable,
} from './http/requests/refusals.ts';
import { closedPolicy, securityHeaders } from './http/security-headers.ts';
import { keyRoute } from './indexnow/routes.ts';
import { limitClients } from './limits/client-rate-limits.ts';
import { type Overload, refuseOverload, overload as usualOverload } from './limits/overload.ts';
import { closeSlowBodies } from './limits/slow-bodies.ts';
import { endUnusedOnClose, type SocketLimits, socketLimits } from './limits/sockets.ts';
import type { Measures } from './metrics/measures.ts';
import { metricsRoute } from './metrics/metrics-routes.ts';
import { kindOf } from './metrics/request-meter.ts';
import type { ChangeBus } from './page-cache/change-bus.ts';
import { socialImageRoutes } from './social-images/routes.ts';
import type { SocialImages } from './social-images/store.ts';

/** Data sources of the routes, available once the content system is open. */
export interface Sources
  extends PageSources,
    ApiSources,
    MediaSources,
    FormSources,
    NewsletterSources,
    PreviewSources,
    BeaconSources {
  readonly content: ContentSource;
  readonly changes: ChangeBus;
  readonly socialImages: SocialImages;
  readonly analytics: Analytics | undefined;
}

export interface SiteServer {
  readonly fastify: FastifyInstance;
  readonly admin: AdminPanel | null;
  /** Starts serving pages; until then visitors get 503. */
  readonly use: (sources: Sources) => void;
  /**
   * Waits until no request has come for a moment. Stops waiting after a limit, since some proxies
   * send requests all the time.
   */
  readonly idle: () => Promise<void>;
  /**
   * Answers running requests and those that still arrive for a moment, then closes every
   * connection.
   */
  readonly stop: () => Promise<void>;
}

export interface SiteServerOptions {
  readonly settings: Settings;
  readonly buildDirectory: string;
  readonly logger: FastifyServerOptions['logger'];
  readonly development?: Development | undefined;
  /** Undefined when metrics are off. */
  readonly measures?: Measures | undefined;
  /** Overrides the default limits. */
  readonly sockets?: SocketLimits;
  readonly overload?: Overload;
}

/** Folder of the public files. */
export const clientDirectoryOf = (buildDirectory: string, development?: Development): string =>
  development ? path.join(brandFolder, 'public') : path.join(buildDirectory, 'client');

/** Milliseconds without a request after which the server counts as idle. */
const quietTime = 300;
/** Longest wait for an idle moment in milliseconds: behind a proxy there may be none. */
const longestWait = 3000;

const oneYear = 365 * 24 * 60 * 60 * 1000;

/** Folders whose file names contain a hash of the content, so that browsers cache them for good. */
const namedByContent = ['_astro', 'pictures', 'films', 'marks'] as const;
const oneHour = 60 * 60 * 1000;

/**
 * Cache policy of the panel's icons. Another palette replaces them under the same names, so they
 * are revalidated in the background.
 */
const drawingsAreKept = 'public, max-age=86400, stale-while-revalidate=31536000';

/**
 * Removes secrets from a logged path: password reset tokens (forty hex digits, in any spelling of
 * the address), tokens of shared drafts and of newsletter links.
 */
export function withoutSecrets(path: string): string {
  const plain = plainPath(path);
  if (path.startsWith('/preview/shared')) return '/preview/shared/…';
  const newsletter = /^.*?\/forms\/newsletter\/(?:confirm|leave)\//.exec(path)?.[0];
  if (newsletter) return `${newsletter}…`;
  if (plain === undefined || plain.startsWith('/admin/reset') || /[\da-f]{40}/.test(plain)) return '/admin/reset/…';
  return path.slice(0, 200);
}

const pathWithoutSecrets = (url: string): string => withoutSecrets(url.split('?', 1)[0] ?? '');

/** Log line of a request: method, path, status and time, nothing about the visitor. */
function requestLine(method: string, url: string, status: number, milliseconds: number) {
  return { method, path: pathWithoutSecrets(url), status, milliseconds: Math.round(milliseconds * 10) / 10 };
}

/** Converts TRUST_PROXY to Fastify's option: the proxies whose `x-forwarded-for` is trusted. */
function trustedProxies(setting: string): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (setting === 'off') return false;
  if (/^\d$/.test(setting)) return (_address, hop) => hop < Number(setting);
  return setting.split(',').map((network) => network.trim());
}

function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(requestLine(request.method, request.raw.url ?? '', reply.statusCode, reply.elapsedTime));
  });
}

/** Sign-in endpoint of the panel's form and of API clients. */
const signIn = '/cms/users/login';

function countRequests(server: FastifyInstance, measures: Measures): void {
  const { requests } = measures;
  server.addHook('onResponse', async (request, reply) => {
    const kind = kindOf(request);
    const status = reply.raw.statusCode;
    if (kind) requests.count(kind, status, reply.elapsedTime);
    if (status >= 400 && request.method === 'POST' && request.url.split('?', 1)[0] === signIn) measures.refusedSignIn();
  });
}

/** Files in the root of the build, such as `/favicon.svg`. */
export function rootFilesOf(clientDirectory: string): ReadonlySet<string> {
  return new Set(
    readdirSync(clientDirectory, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
      .map((entry) => `/${entry.name}`),
  );
}

/** Builds the HTTP server of the site; it does not listen yet. */
export function siteServer(options: SiteServerOptions): SiteServer {
  const { settings, buildDirectory, logger, development, measures } = options;
  const { sockets = socketLimits, overload = usualOverload } = options;
  const secure = settings.SITE_URL.startsWith('https:');
  // Default policy, under which nothing may load or run. Pages replace it with their own.
  const shared = { ...securityHeaders(secure), 'content-security-policy': closedPolicy };
  let sources: Sources | undefined;
  let admin: AdminPanel | null = null;
  let readySince = Number.POSITIVE_INFINITY;
  let stopping = false;
  let arrived = 0;
  let inFlight = 0;
  const server = fastify({
    serverFactory: (handle) => {
      const answer: RequestListener = (request, response) => {
        arrived += 1;
        request.url = originForm(request.url ?? '/');
        if (refuseUnanswerable(shared, request, response)) return;
        if (development?.owns(request.url ?? '/')) return development.handle(request, response);
        inFlight += 1;
        response.once('close', () => {
          inFlight -= 1;
        });
        handle(request, response);
      };
      // Ignores protocol upgrades, although Next listens for them. Next's reload socket in
      // development is the only exception.
      const shouldUpgradeCallback = ({ url }: IncomingMessage) => !!development && !!url?.startsWith('/_next/');
      const { connections, requests, ...times } = sockets;
      const http = createServer({ requireHostHeader: false, shouldUpgradeCallback, ...times }, answer);
      http.maxRequestsPerSocket = requests;
      http.maxConnections = connections;
      http.on('upgrade', (request, socket, head) => admin?.upgrade(request, socket, head));
      refuseExpectations(http, shared);
      return http;
    },
    clientErrorHandler: refuseUnreadable(shared),
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 1000 },
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    // An address that cannot be decoded does not exist.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(shared);
      return notFound(request, reply, sources);
    },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(shared);
    if (stopping) reply.header('connection', 'close');
  });
  closeSlowBodies(server);
  endUnusedOnClose(server);
  // Only routes that read a body register a parser, so a stranger's body is never parsed before the
  // request is checked.
  server.removeAllContentTypeParsers();
  refuseUnknownWrites(server);
  logRequests(server);
  if (measures) countRequests(server, measures);
  answerFailures(server);

  const current = () => sources;
  // Development has one visitor, who waits for modules that are compiled on first use.
  if (!development)
    refuseOverload(
      server,
      overload,
      () => readySince,
      ({ raw }) => sources !== undefined && isCachedPage(sources, raw.url ?? '/'),
      (request, reply) => unavailable(request, reply, sources?.builtPages ?? new Map()),
    );
  const limits = limitClients(server, settings);
  const clientDirectory = clientDirectoryOf(buildDirectory, development);

  const note = readBuildNote(buildDirectory);
  const health = note ? `ok ${versionOf(note)}` : 'ok';
  server.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send(health),
  );
  server.get('/readyz', { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .code(sources && !stopping ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(stopping ? 'stopping' : sources ? 'ready' : 'starting'),
  );

  if (measures && settings.METRICS_TOKEN) metricsRoute(server, measures, settings.METRICS_TOKEN);

  server.register(fastifyStatic, {
    root: clientDirectory,
    serve: false,
    preCompressed: true,
    maxAge: oneHour,
  });
  for (const folder of namedByContent.filter((name) => existsSync(path.join(clientDirectory, name)))) {
    server.register(fastifyStatic, {
      root: path.join(clientDirectory, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: oneYear,
    });
  }
  if (existsSync(path.join(clientDirectory, 'panel')))
    server.register(fastifyStatic, {
      root: path.join(clientDirectory, 'panel'),
      prefix: '/panel/',
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', drawingsAreKept),
    });
  if (settings.S3_BUCKET) storedMedia(server, current);
  else localMedia(server, path.join(settings.DATA_DIR, 'media'), current);

  if (settings.INDEXNOW_KEY) keyRoute(server, settings.INDEXNOW_KEY);
  socialImageRoutes(server, clientDirectory, current);
  hanFaceRoutes(server, limits.pages);
  speculationRules(server);
  apiRoutes(server, current, settings.SITE_URL, limits.api);
  formRoutes(server, current);
  newsletterRoutes(server, current, limits.pages);
  beaconRoute(server, current, limitInMemory);
  admin = settings.ADMIN ? adminPanel(server, { development: development !== undefined, limit: limits.pages }) : null;
  previewRoutes(server, current, limits.pages);
  pageRoutes(server, current, limits.pages);

  const idle = async (): Promise<void> => {
    const until = performance.now() + longestWait;
    for (let before = -1; (inFlight > 0 || arrived !== before) && performance.now() < until; ) {
      before = arrived;
      await pause(quietTime);
    }
  };

  return {
    fastify: server,
    admin,
    idle,
    use: (opened) => {
      sources = opened;
      readySince = performance.now();
    },
    stop: async () => {
      stopping = true;
      // Fastify takes a connection whose request has not been read yet for idle and would close it.
      await idle();
      await server.close();
    },
  };
}
