import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import { checkVendorPatches, vendorPatches } from '../src/cms/patches/build/vendor-patches.mjs';

const root = path.resolve(import.meta.dirname, '..');

checkVendorPatches();

const loader = path.join(root, 'src/cms/patches/build/vendor-patches.mjs');
/**
 * Part of the loader options: Turbopack reuses loader output across builds while the options stay
 * the same.
 */
const patched = vendorPatches.map(({ find, replacement }) => `${find} ${replacement}`);

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: true,
  // The panel resizes no images at run time; the server in front refuses /_next/image as well.
  images: { unoptimized: true },
  turbopack: {
    root,
    rules: Object.fromEntries(
      vendorPatches.map(({ files }) => [`**/@payloadcms/${files}`, { loaders: [{ loader, options: { patched } }] }]),
    ),
  },
  // The server has loaded this package already. A second copy would not recognise errors of the
  // first, and the panel would lose field and reason.
  serverExternalPackages: ['payload'],
  outputFileTracingRoot: root,
  // `npm run check` checks the types of the whole repository.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
