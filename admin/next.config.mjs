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
  turbopack: { root },
  outputFileTracingRoot: root,
  // Types are checked once, for the whole repository, by the test command.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
