import path from 'node:path';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { shortClassNames } from './scripts/lib/class-names.mjs';
import { plainPreloads } from './scripts/lib/preloads.mjs';
import { signalShapes } from './scripts/lib/signals.mjs';
import { styles } from './scripts/lib/styles.mjs';
import { brandFolder } from './src/shared/brand-folder.ts';

const site = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
const secure = site.startsWith('https:');

const sources = fileURLToPath(new URL('./src', import.meta.url));
const developing = process.env.NODE_ENV === 'development';

const policy = {
  algorithm: 'SHA-256',
  directives: [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    // The video service, which a page asks for nothing before somebody has pressed play.
    'frame-src https://player.vimeo.com',
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ],
};

/**
 * Every section in its states, for whoever builds and tests them. Never part of a site that is
 * served to visitors.
 */
const gallery = {
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      if (!developing && process.env.GALLERY !== 'on') return;
      injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/index.astro', prerender: true });
      injectRoute({ pattern: '/gallery/artwork', entrypoint: './src/gallery/artwork.astro', prerender: true });
      injectRoute({ pattern: '/gallery/blocks/[filling]', entrypoint: './src/gallery/filled.astro', prerender: true });
      injectRoute({ pattern: '/gallery/[entry]', entrypoint: './src/gallery/stage.astro', prerender: true });
    },
  },
};

export default defineConfig({
  site,
  output: 'server',
  trailingSlash: 'never',
  outDir: process.env.BUILD_DIR ?? './dist',
  publicDir: path.join(brandFolder, 'public'),
  build: { format: 'file', inlineStylesheets: 'always', assets: '_astro' },
  adapter: node({
    mode: 'middleware',
    staticHeaders: true,
    bodySizeLimit: 1024 * 1024,
    // A page is kept whole before it is sent, and its policy is only known when all of it is
    // rendered.
    experimentalDisableStreaming: true,
  }),
  integrations: [react(), gallery],
  // Pages name what they were made from; the server in front keeps them (src/server/page-cache.ts).
  cache: { provider: { name: 'page-cache', entrypoint: new URL('./src/server/cache-headers.ts', import.meta.url) } },
  session: { driver: { entrypoint: 'unstorage/drivers/null' } },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  prefetch: false,
  security: {
    checkOrigin: false,
    // While developing, styles come from Vite as they change, and none of them has a hash.
    csp: developing ? false : policy,
  },
  vite: {
    plugins: [signalShapes(sources), plainPreloads(), styles(sources)],
    ssr: { external: ['payload', 'sharp'] },
    build: { assetsInlineLimit: 0 },
    // The panel's components lie in src too, and are Next's: Vite must not look in them for what
    // browsers need.
    optimizeDeps: { entries: ['!src/cms/**'] },
    // While developing, a class says which sheet and rule it is from.
    css: developing ? {} : { modules: { generateScopedName: shortClassNames(sources) } },
  },
});
