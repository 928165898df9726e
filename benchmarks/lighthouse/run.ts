// Runs Lighthouse's mobile preset over TLS and HTTP/2 for every kind of page: the median of five
// runs. Starts with an empty page with one heading, the best result that this machine allows.
import { addresses } from '../../e2e/support/preparation/addresses.ts';
import { startSite } from '../../e2e/support/site.ts';
import { measureLighthouse } from './measure.ts';
import { floorPath, startTlsProxy } from './tls-proxy.ts';

const rounds = 5;
const given = process.argv.slice(2);
const routes =
  given.length > 0
    ? given
    : [
        ...addresses.filter((address) => !/^\/(?:work|insights|jobs)(?:\/|\?)/.test(address)),
        ...['/work/', '/insights/', '/jobs/'].flatMap((start) =>
          addresses.filter((one) => one.startsWith(start)).slice(0, 1),
        ),
      ];

const site = await startSite({ settings: { ADMIN: 'off', LOG_LEVEL: 'warn' } });
const { url, server } = await startTlsProxy(site.url);
try {
  const rows = [];
  for (const [name, path] of [['an empty page', floorPath], ...routes.map((route) => [route, route])] as const) {
    if (path !== floorPath) await fetch(`${site.url}${path}`);
    const row = await measureLighthouse(`${url}${path}`, name, rounds);
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  console.table(rows);
} finally {
  server.close();
  await site.stop();
}
