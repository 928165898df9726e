import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

const root = path.resolve(import.meta.dirname, '..');

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: true,
  // No picture is drawn or resized at run time; the server in front refuses /_next/image as well.
  images: { unoptimized: true },
  turbopack: {
    root,
    rules: {
      '**/@payloadcms/ui/dist/exports/client/chunk-*.js': {
        loaders: [path.join(root, 'src/cms/engine/own-days.mjs')],
      },
      '**/@payloadcms/next/dist/views/Version/Restore/index.js': {
        loaders: [path.join(root, 'src/cms/engine/restored-words.mjs')],
      },
      '**/@payloadcms/ui/dist/exports/client/index.js': {
        loaders: ['kept-words', 'kept-rows', 'shown-rows', 'password-hints'].map((mend) =>
          path.join(root, `src/cms/engine/${mend}.mjs`),
        ),
      },
      '**/@payloadcms/next/dist/views/{Login/LoginForm,ResetPassword/ResetPasswordForm}/index.js': {
        loaders: [path.join(root, 'src/cms/engine/password-hints.mjs')],
      },
    },
  },
  // The server has this package in memory already. A second copy in the bundle would know none of the errors that the first one throws,
  // and tell the panel neither which field is wrong nor why.
  serverExternalPackages: ['payload'],
  outputFileTracingRoot: root,
  // Types are checked once, for the whole repository, by the test command.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
