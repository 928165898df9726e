import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dev as astroDevelopment } from 'astro';
import inject from 'light-my-request';
import { developmentLocals } from '../middleware/development-locals.ts';
import { type MakeRenderer, renderedPage } from './page-cache/render.ts';

/** Vite within the development server: renders the pages and serves their modules. */
export interface Development {
  readonly makeRenderer: MakeRenderer;
  /** Whether Vite answers this request itself: modules, styles and its own client. */
  readonly owns: (url: string) => boolean;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Calls back when a watched file changes. */
  readonly onChange: (changed: () => void) => void;
  readonly stop: () => Promise<void>;
}

const ofVite = /^\/(@|src\/|node_modules\/|\.vite\/|_image\b)/;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts Vite with the pages. Its reload socket has a port of its own; all other requests go
 * through our server.
 */
export async function startDevelopment(siteUrl: string): Promise<Development> {
  const port = await freePort();
  const vite = await astroDevelopment({
    logLevel: 'warn',
    server: { port, host: '127.0.0.1' },
    vite: { server: { ws: { clientPort: port } } },
  });
  const { host } = new URL(siteUrl);
  return {
    makeRenderer: async (content, search) => async (address, forOne) => {
      const begun = performance.now();
      // The request starts only when it is awaited, so the await must be inside for the locals to
      // apply.
      const page = await renderedPage(() =>
        developmentLocals().run(
          { content, search, ...forOne },
          async () =>
            await inject((request, reply) => vite.handle(request, reply), {
              method: 'GET',
              url: address,
              headers: { host },
            }),
        ),
      );
      // Shown in the browser's network panel. Production sends no timings.
      const timing = `render;dur=${(performance.now() - begun).toFixed(1)}`;
      return { ...page, headers: { ...page.headers, 'server-timing': timing } };
    },
    owns: (url) => ofVite.test(url),
    handle: (request, response) => vite.handle(request, response),
    onChange: (changed) => {
      for (const event of ['add', 'change', 'unlink'] as const) vite.watcher.on(event, changed);
    },
    stop: () => vite.stop(),
  };
}
