import path from 'node:path';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { shortClassNames } from './scripts/lib/build/class-names.mjs';
import { plainPreloads } from './scripts/lib/build/preloads.mjs';
import { styles } from './scripts/lib/build/styles.mjs';
import { iconShapes } from './scripts/lib/drawing/icon-shapes.mjs';
import { brandFolder } from './src/lib/brand-folder.ts';

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
    // Video service; pages request it only after a visitor has pressed play.
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

/** Gallery of every section in its states, a developer tool. Never part of a public site. */
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
    // The server sends complete pages, and a page's policy is only known once it is rendered.
    experimentalDisableStreaming: true,
  }),
  integrations: [react(), gallery],
  // Pages set their lifetime; the server in front of Astro caches them
  // (src/server/page-cache/page-cache.ts).
  cache: {
    provider: { name: 'page-cache', entrypoint: new URL('./src/server/page-cache/cache-headers.ts', import.meta.url) },
  },
  session: { driver: { entrypoint: 'unstorage/drivers/null' } },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  prefetch: false,
  security: {
    checkOrigin: false,
    // In development, Vite serves styles without hashes.
    csp: developing ? false : policy,
  },
  vite: {
    plugins: [iconShapes(sources), plainPreloads(), styles(sources)],
    ssr: { external: ['payload', 'sharp'] },
    build: { assetsInlineLimit: 0 },
    // Excludes the panel's components in src, which Next builds, from Vite's dependency scan.
    optimizeDeps: { entries: ['!src/cms/**'] },
    // In development, class names contain their sheet and rule.
    css: developing ? {} : { modules: { generateScopedName: shortClassNames(sources) } },
  },
});
