import { statfs } from 'node:fs/promises';
import type { Payload } from 'payload';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Settings } from '../../config/env.ts';
import type { RemoteHost } from '../../content/remote/host.ts';
import { readBackupNote } from '../../lib/backup-note.ts';
import type { BuildNote } from '../../lib/build-note.ts';
import type { ChangeBus } from '../page-cache/change-bus.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { RenderedPage } from '../page-cache/rendered-page.ts';
import { outboxGauges } from './outbox-gauges.ts';
import { RequestMeter } from './request-meter.ts';

/** Sources of gauges that exist once the content system is open. */
export interface Measured {
  readonly payload: Payload;
  readonly cache: Pick<PageCache, 'size'>;
  readonly changes: Pick<ChangeBus, 'readAgo' | 'isAway'>;
  /** Undefined when content is local. */
  readonly contentHost?: Pick<RemoteHost, 'isAway'> | undefined;
}

/** Requests waiting for a connection of the pool; undefined without a pool. */
const waitingFor = (payload: Payload): number | undefined =>
  (payload.db as { readonly pool?: { readonly waitingCount: number } }).pool?.waitingCount;

/** Free bytes of a folder's file system; undefined when they cannot be read. */
async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Metrics of this process, collected on request. */
export class Measures {
  readonly requests = new RequestMeter();
  readonly #registry = new Registry();
  readonly #renders: Counter<'result'>;
  readonly #renderSeconds: Counter;
  readonly #refusedSignIns: Counter;
  readonly #readOutbox: (payload: Payload) => Promise<void>;
  #measured: Measured | undefined;

  /** @param build note of the build; undefined in development */
  constructor({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>, build?: BuildNote) {
    const registers = [this.#registry];
    new Gauge({
      name: 'site_info',
      help: 'Always 1; says which version runs.',
      labelNames: ['version', 'commit'] as const,
      registers,
    }).set({ version: build?.version ?? 'development', commit: build?.commit ?? '' }, 1);
    this.#refusedSignIns = new Counter({
      name: 'site_refused_sign_ins_total',
      help: 'Attempts to sign in to the panel that were refused.',
      registers,
    });
    collectDefaultMetrics({ register: this.#registry });
    const { requests } = this;
    new Counter({
      name: 'site_requests_total',
      help: 'Requests that were answered, by kind and status.',
      labelNames: ['kind', 'status'] as const,
      registers,
      collect() {
        this.reset();
        for (const { kind, status, count } of requests.counts()) this.inc({ kind, status: String(status) }, count);
      },
    });
    this.#renders = new Counter({
      name: 'site_renders_total',
      help: 'Pages that were rendered.',
      labelNames: ['result'] as const,
      registers,
    });
    this.#renderSeconds = new Counter({
      name: 'site_render_seconds_total',
      help: 'Seconds that rendering took.',
      registers,
    });
    this.#gauge('site_backup_age_seconds', 'Seconds since the newest backup of this machine was begun.', () => {
      const note = readBackupNote({ DATA_DIR });
      return note && (Date.now() - Date.parse(note.made)) / 1000;
    });
    this.#gauge('site_disk_free_bytes', 'Bytes that may still be written into DATA_DIR.', () => freeBytes(DATA_DIR));
    this.#gaugeContent();
    this.#readOutbox = outboxGauges(this.#registry);
  }

  /** Adds the gauges of the content system. */
  watch(measured: Measured): void {
    this.#measured = measured;
  }

  /** Counts a refused sign-in. */
  refusedSignIn(): void {
    this.#refusedSignIns.inc();
  }

  /** Counts each rendering and its time. */
  timed(render: (address: string) => Promise<RenderedPage>): (address: string) => Promise<RenderedPage> {
    return async (address) => {
      const started = performance.now();
      let result = 'failed';
      try {
        const page = await render(address);
        if (page.status < 500) result = 'rendered';
        return page;
      } finally {
        this.#renders.inc({ result });
        this.#renderSeconds.inc((performance.now() - started) / 1000);
      }
    };
  }

  /** Returns all metrics in Prometheus text format. */
  async text(): Promise<string> {
    if (this.#measured) await this.#readOutbox(this.#measured.payload);
    return `${await this.#registry.metrics()}\n${this.requests.times('site_request_seconds')}`;
  }

  /** Registers a gauge that is read on request and omitted while it has no value. */
  #gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }

  #gaugeContent(): void {
    const gauge = (name: string, help: string, read: (measured: Measured) => number | undefined) =>
      this.#gauge(name, help, () => this.#measured && read(this.#measured));
    gauge('site_kept_pages', 'Pages that are kept.', ({ cache }) => cache.size.pages);
    gauge('site_kept_pages_bytes', 'Bytes that they take, compressed.', ({ cache }) => cache.size.bytes);
    gauge(
      'site_stamp_age_seconds',
      'Seconds since the change tokens were read.',
      ({ changes }) => changes.readAgo() / 1000,
    );
    gauge('site_stamp_away', '1 while the change tokens cannot be read.', ({ changes }) => Number(changes.isAway()));
    gauge(
      'site_content_host_away',
      '1 while the separate content host has failed too often and is left alone.',
      ({ contentHost }) => contentHost && Number(contentHost.isAway()),
    );
    gauge('site_database_waiting', 'Requests that wait for a connection to PostgreSQL.', ({ payload }) =>
      waitingFor(payload),
    );
  }
}
