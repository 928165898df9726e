import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

const spans = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.unknown(),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A collector that takes what OTLP sends as JSON. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const fits = request.method === 'POST' && request.url === '/v1/traces';
    if (fits) bodies.push(body);
    response.writeHead(fits ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) =>
        spans.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
      ),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('requests, renderings and deliveries are told to a collector, and nothing about a person', async () => {
  test.setTimeout(120_000);
  const collector = await startCollector();
  const site = await startSite({
    settings: { ADMIN: 'off', TRUST_PROXY: '1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  });
  try {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await fetch(`${site.url}/work`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
    await fetch(`${site.url}/search?q=Marked+Person`);
    await fetch(`${site.url}/no-such-page`, {
      headers: { 'user-agent': 'Marked Browser', 'x-forwarded-for': '203.0.113.7' },
    });
  } finally {
    // What is not sent yet is sent before it ends.
    expect(await site.stop()).toBe(0);
  }
  const told = collector.spans();
  const named = (name: string, path: string) =>
    told.find((span) => span.name === name && span.attributes.some(({ value }) => value.stringValue === path));
  const asked = named('GET page', '/work');
  expect(asked).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
  expect(named('render', '/work')).toMatchObject({ traceId: asked?.traceId, parentSpanId: asked?.spanId });
  expect(named('GET page', '/search')).toBeDefined();
  const lost = named('GET page', '/no-such-page');
  expect(lost?.attributes.find(({ key }) => key === 'http.response.status_code')?.value).toEqual({ intValue: 404 });
  expect(collector.said()).not.toMatch(/Marked|203\.0\.113\.7/);
  collector.stop();
});

test('a collector that is away keeps nobody waiting', async () => {
  const site = await startSite({ settings: { ADMIN: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } });
  expect((await fetch(`${site.url}/work`)).status).toBe(200);
  expect(await site.stop()).toBe(0);
});
