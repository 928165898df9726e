import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import { checkMends, mends } from '../src/cms/engine/vendor-mends.mjs';

const root = path.resolve(import.meta.dirname, '..');

checkMends();

const loader = path.join(root, 'src/cms/engine/vendor-mends.mjs');
/** Turbopack keeps what a loader has made, from build to build, while its options are the same. */
const mended = mends.map(({ find, replacement }) => `${find} ${replacement}`);

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: true,
  // No picture is drawn or resized at run time; the server in front refuses /_next/image as well.
  images: { unoptimized: true },
  turbopack: {
    root,
    rules: Object.fromEntries(
      mends.map(({ files }) => [`**/@payloadcms/${files}`, { loaders: [{ loader, options: { mended } }] }]),
    ),
  },
  // The server has this package in memory already. A second copy in the bundle would know none of
  // the errors that the first one throws, and tell the panel neither which field is wrong nor why.
  serverExternalPackages: ['payload'],
  outputFileTracingRoot: root,
  // Types are checked once, for the whole repository, by the test command.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
