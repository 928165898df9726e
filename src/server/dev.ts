import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { dev as astroDevelopment } from 'astro';
import { fastify } from 'fastify';
import { seedContent } from '../../seed/seed.ts';
import { openContentSystem } from '../cms/open.ts';
import { readJobs } from '../content/payload/jobs.ts';
import { payloadContentSource } from '../content/payload/source.ts';
import { contentApiSchema } from '../content-api/schema.ts';
import { contentApiServer } from '../content-api/server.ts';
import { settings as readSettings } from '../env.ts';
import { startIntakeWork } from '../intake/start.ts';
import { adminPanel } from './admin-panel.ts';
import { type ApiSources, apiRoutes } from './api-routes.ts';
import { formRoutes } from './form-routes.ts';
import { openForms } from './forms.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** `npm run dev`: the content system, the admin panel and the pages behind one port, each reloading when it is changed. */
const settings = readSettings();
const { payload, firstAdministrator } = await openContentSystem(settings, {
  say,
  seed: (opened) => seedContent(opened, say),
});
const api: ApiSources = {
  answerApi: contentApiServer(contentApiSchema(), payload, settings.SITE_URL),
  readJobs: () => readJobs(payload),
};

const pagesPort = await freePort();
const pages = await astroDevelopment({
  logLevel: 'warn',
  server: { port: pagesPort, host: '127.0.0.1' },
  vite: { server: { ws: { clientPort: pagesPort } } },
});

const server = fastify({ logger: { level: 'warn' } });
server.register(fastifyStatic, { root: path.join(settings.DATA_DIR, 'media'), prefix: '/media/' });
apiRoutes(server, () => api, settings.SITE_URL);
const intake = startIntakeWork(payload, settings, server.log);
const content = payloadContentSource(payload, settings.SITE_URL);
// Astro's development server takes no form to show again: without script, errors come as plain text while developing.
const forms = openForms(settings, payload, content, intake.wake, async () => ({
  status: 0,
  headers: {},
  etag: '',
  body: () => Buffer.alloc(0),
}));
formRoutes(server, () => ({ forms }));
const admin = adminPanel(server, { development: true });
server.setNotFoundHandler((request, reply) => {
  reply.hijack();
  pages.handle(request.raw, reply.raw);
});
server.server.on('upgrade', (request, socket, head) => {
  if (request.url?.startsWith('/_next/')) admin.upgrade(request, socket, head);
  else socket.destroy();
});
await server.listen({ port: settings.PORT, host: settings.HOST });

say(`The site is at http://localhost:${settings.PORT}, the admin panel at http://localhost:${settings.PORT}/admin`);
if (firstAdministrator?.password)
  say(`Sign in as ${firstAdministrator.email} with the password ${firstAdministrator.password}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    // Open pages keep their reload sockets; nobody waits for those.
    setTimeout(() => process.exit(0), 2000).unref();
    await pages.stop();
    await server.close();
    await intake.stop();
    await payload.destroy();
    process.exit(0);
  });
}
