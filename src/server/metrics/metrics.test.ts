import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { noteBackup } from '../../lib/backup-note.ts';
import { Measures } from './measures.ts';
import { metricsRoute, metricsServer } from './metrics-routes.ts';
import { kindOf, RequestMeter } from './request-meter.ts';

describe('requests', () => {
  it('are counted by kind and status, with a cumulative histogram of durations', () => {
    const meter = new RequestMeter();
    meter.count('page', 200, 0.4);
    meter.count('page', 200, 30);
    meter.count('page', 304, 60_000);
    meter.count('form', 422, 5);
    expect([...meter.counts()]).toEqual([
      { kind: 'page', status: 200, count: 2 },
      { kind: 'page', status: 304, count: 1 },
      { kind: 'form', status: 422, count: 1 },
    ]);
    const text = meter.times('t');
    for (const line of [
      '# TYPE t histogram',
      't_bucket{kind="page",le="0.001"} 1',
      't_bucket{kind="page",le="0.025"} 1',
      't_bucket{kind="page",le="0.05"} 2',
      't_bucket{kind="page",le="10"} 2',
      't_bucket{kind="page",le="+Inf"} 3',
      't_count{kind="page"} 3',
      't_bucket{kind="form",le="0.0025"} 0',
      't_bucket{kind="form",le="0.005"} 1',
      't_count{kind="api"} 0',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^t_sum\{kind="page"\} 60\.0304$/m);
  });

  it.each([
    ['GET', '/api', 'api'],
    ['GET', '/api/jobs.json', 'api'],
    ['GET', '/admin/collections/pages', 'panel'],
    ['POST', '/cms/users/login', 'panel'],
    ['GET', '/_astro/a.css', 'file'],
    ['GET', '/media/a.avif', 'file'],
    ['POST', '/contact-us', 'form'],
    ['GET', '/form-start', 'form'],
    ['GET', '/work', 'page'],
    ['GET', '/formats', 'page'],
    ['GET', '/healthz', undefined],
  ] as const)('%s %s counts as %s', async (method, url, kind) => {
    const server = fastify();
    let found: string | undefined = 'none';
    server.addHook('onResponse', async (request) => {
      found = kindOf(request);
    });
    for (const path of [
      '/api',
      '/api/jobs.json',
      '/formats',
      '/admin/*',
      '/cms/*',
      '/_astro/*',
      '/media/*',
      '/contact-us',
      '/form-start',
      '/healthz',
    ])
      server.all(path, async () => 'x');
    server.setNotFoundHandler(async () => 'page');
    await server.inject({ method, url });
    expect(found).toBe(kind);
    await server.close();
  });
});

describe('/metrics', () => {
  const token = 'a-token-of-this-test';
  let site: FastifyInstance | undefined;
  let own: Server | undefined;
  const measures = () => new Measures({ DATA_DIR: '.' });

  afterEach(async () => {
    await site?.close();
    own?.closeAllConnections();
    own?.close();
  });

  it('has the version, the age of the newest backup and refused sign-ins', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'metrics-'));
    const measured = new Measures({ DATA_DIR: folder }, { version: '1.2.3', commit: 'abc1234', siteUrl: null });
    expect(await measured.text()).not.toMatch(/^site_backup_age_seconds /m);
    await noteBackup({ DATA_DIR: folder }, { made: new Date(Date.now() - 3_600_000).toISOString(), folder: '/backup' });
    measured.refusedSignIn();
    const text = await measured.text();
    expect(text).toContain('site_info{version="1.2.3",commit="abc1234"} 1');
    expect(text).toMatch(/^site_backup_age_seconds 36\d\d/m);
    expect(text).toMatch(/^site_refused_sign_ins_total 1$/m);
    rmSync(folder, { recursive: true });
  });

  it('requires the token', async () => {
    site = fastify();
    metricsRoute(site, measures(), token);
    const ask = (authorization?: string) =>
      site?.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
    for (const wrong of [
      undefined,
      '',
      token,
      'Bearer',
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      `Basic ${token}`,
    ]) {
      const refused = await ask(wrong);
      expect([refused?.statusCode, refused?.headers['www-authenticate'], refused?.body]).toEqual([
        401,
        'Bearer',
        'A token is needed.',
      ]);
    }
    const answer = await ask(`Bearer ${token}`);
    expect(answer?.statusCode).toBe(200);
    expect(answer?.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    });
  });

  it('on its own port has counts, durations, memory and disk, for the local machine only', async () => {
    const inside = measures();
    const render = inside.timed(async (address) => {
      if (address === '/broken') throw new Error('broken');
      return { status: 200, headers: {}, body: Buffer.from(''), read: new Set() };
    });
    await render('/work');
    await expect(render('/broken')).rejects.toThrow('broken');
    inside.requests.count('page', 200, 2);
    own = await metricsServer(inside, 0);
    const { address, port } = own.address() as AddressInfo;
    expect(address).toBe('127.0.0.1');
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const line of [
      /^site_requests_total\{kind="page",status="200"\} 1$/m,
      /^site_request_seconds_bucket\{kind="page",le="0\.0025"\} 1$/m,
      /^site_renders_total\{result="rendered"\} 1$/m,
      /^site_renders_total\{result="failed"\} 1$/m,
      /^site_render_seconds_total 0(\.\d+)?/m,
      /^site_disk_free_bytes [1-9]\d+$/m,
      /^process_resident_memory_bytes [1-9]\d+$/m,
      /^nodejs_eventloop_lag_seconds /m,
    ])
      expect(text).toMatch(line);
    // Unknown before the content system is open.
    expect(text).not.toMatch(/^site_kept_pages\b/m);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});
