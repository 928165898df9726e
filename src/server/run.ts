import { existsSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { holdForOneServer } from '../cms/database/one-server.ts';
import { ensureDataDirectory, openContentSystem, StartError } from '../cms/database/open.ts';
import { startMakingSizes } from '../cms/media/sizes/size-work.ts';
import { guardOutput, logOptions } from '../cms/patches/logging/redacted-log.ts';
import { seedBrand } from '../cms/seed/seed-brand.ts';
import { brand } from '../config/brand/facts.ts';
import { currentSettings, type Settings, SettingsError } from '../config/env.ts';
import { startBackgroundWork } from '../enquiries/background-work.ts';
import { readBuildNote, versionOf } from '../lib/build-note.ts';
import { siteServer } from './app.ts';
import { startPurging } from './cdn/purge-work.ts';
import { composeLater } from './compose-later.ts';
import { startCron } from './cron.ts';
import type { Development } from './development.ts';
import { logOutput } from './http/logging/log-output.ts';
import { startIndexNow } from './indexnow/work.ts';
import { Measures } from './metrics/measures.ts';
import { metricsServer } from './metrics/metrics-routes.ts';
import { openSources } from './sources.ts';

type StartDevelopment = (siteUrl: string) => Promise<Development>;

/** Longest shutdown in milliseconds. */
const timeout = 30_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ends the process with one clear line instead of a stack trace. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function listenError(error: NodeJS.ErrnoException, { HOST, PORT }: Settings): string {
  if (error.code === 'EADDRINUSE') return `Port ${PORT} is in use. Set PORT to a free one.`;
  if (error.code === 'EACCES') return `Port ${PORT} may not be used by this user. Set PORT to one above 1023.`;
  return `Cannot listen on ${HOST}:${PORT}: ${error.message}`;
}

function originOf(host: string, port: number): string {
  if (/^127\.|^::1$/.test(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Resolves the link to the latest build once, so that a later build does not affect a running
 * server.
 */
const builtFolder = (target: string): string => (existsSync(target) ? realpathSync(target) : target);

async function openMetrics(measures: Measures, port: number): Promise<Server> {
  try {
    return await metricsServer(measures, port);
  } catch (error) {
    return fail(`METRICS_PORT: cannot listen on 127.0.0.1:${port} (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function start(startDevelopment?: StartDevelopment): Promise<void> {
  // The panel formats some times in the process's time zone, such as those of versions.
  process.env.TZ = brand.timeZone;
  const settings = currentSettings();
  await ensureDataDirectory(settings);
  const buildDirectory = builtFolder(path.resolve(process.env.BUILD_DIR ?? 'dist'));
  const build = startDevelopment ? undefined : readBuildNote(buildDirectory);
  if (!build && !startDevelopment)
    fail(`Nothing is built in ${buildDirectory}. Run npm run build first; npm start does it by itself.`);
  const version = build ? `Version ${versionOf(build)}` : 'Version in development';
  // The panel displays it in every view.
  process.env.RUNNING_VERSION = version;
  const development = await startDevelopment?.(settings.SITE_URL);
  const measures = settings.METRICS_TOKEN || settings.METRICS_PORT ? new Measures(settings, build) : undefined;
  const logger = { ...logOptions(settings.LOG_LEVEL), stream: logOutput() };
  const site = siteServer({ settings, buildDirectory, logger, development, measures });

  const { log } = site.fastify;
  try {
    // Fastify would log one line for each address of the machine.
    log.level = 'silent';
    await site.fastify.listen({ port: settings.PORT, host: settings.HOST });
  } catch (error) {
    fail(listenError(error as NodeJS.ErrnoException, settings));
  } finally {
    log.level = settings.LOG_LEVEL;
  }
  const listening = site.fastify.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : settings.PORT;
  log.info(`${version}, listening on ${originOf(settings.HOST, port)}`);
  const release = holdForOneServer(settings);
  if (!release)
    fail(
      `Another server runs on the database in ${settings.DATA_DIR}. Stop it first, or set DATA_DIR to another folder; several servers need PostgreSQL (DATABASE_URL).`,
    );
  const metrics = measures && settings.METRICS_PORT ? await openMetrics(measures, settings.METRICS_PORT) : undefined;

  const { payload, firstAdministrator } = await openContentSystem(composeLater, settings, {
    print,
    seed: (opened) => seedBrand(opened, print, { entries: !settings.CONTENT_API_URL, sample: settings.SAMPLE }),
  });
  const backgroundWork = startBackgroundWork(payload, settings, log);
  const warnOfSizes = (err: unknown) => log.error({ err }, 'The sizes of a picture could not be made.');
  const cronJobs = settings.ADMIN ? [...startCron(payload, log), startMakingSizes(payload, settings, warnOfSizes)] : [];
  const sources = await openSources(settings, payload, buildDirectory, log, backgroundWork.deliverNow, {
    development,
    measures,
  });
  // Reads the tokens before serving and subscribing, so that only later changes count.
  await sources.changes.read();
  const polling = sources.changes.start();
  site.use(sources);
  const indexNow =
    settings.ADMIN && !development
      ? startIndexNow(settings, {
          payload,
          content: sources.content,
          log,
          changes: sources.changes,
        })
      : undefined;

  const purging = development ? undefined : startPurging(settings, sources.changes, log);

  // A panel that fails to start must not stop the public site.
  const panel = site.admin
    ?.prepare(payload)
    .catch((error: unknown) => log.error({ err: error }, 'The admin panel cannot be started.'));

  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    print(`${signal}: finishing what is in flight …`);
    // Open pages keep their reload sockets in development, so it waits only briefly.
    setTimeout(() => process.exit(development ? 0 : 1), development ? 2000 : timeout).unref();
    await development?.stop();
    metrics?.close();
    await site.stop();
    const work = [polling, backgroundWork, sources.analytics, indexNow, purging, ...cronJobs];
    await Promise.all(work.map((one) => one?.stop()));
    await site.admin?.close();
    await payload.destroy();
    release();
    print('Stopped.');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  print('');
  print(`The site is at http://localhost:${port}`);
  if (settings.ADMIN) print(`The admin panel is at http://localhost:${port}/admin`);
  if (firstAdministrator?.password)
    print(`Sign in as ${firstAdministrator.email} with the password that stands further up.`);
  print('');
  await panel;
  if (!settings.WARM_UP || development) return;
  // The first request to either would block the process for a second or two.
  const api = async () => void (await sources.answerApi(new Request(`${settings.SITE_URL}/api?query={__typename}`)));
  for (const load of [api, async () => site.admin?.warm()]) {
    await site.idle();
    if (stopping) return;
    await load().catch((err: unknown) => log.warn({ err }, 'Something could not be loaded ahead.'));
  }
}

/**
 * Runs the site until it is stopped. Expected start-up errors end the process with one clear line.
 *
 * @param startDevelopment starts Vite, which then renders the pages instead of the build
 */
export async function runSite(startDevelopment?: StartDevelopment): Promise<void> {
  guardOutput();
  try {
    await start(startDevelopment);
  } catch (error) {
    if (error instanceof SettingsError || error instanceof StartError) fail(error.message);
    throw error;
  }
}
