import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers.js';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { HTMLAttributes, ReactNode } from 'react';
import '@payloadcms/next/css';
import { brand } from '../../../src/cms/panel/runtime-brand.ts';
import { withOpenRows } from '../../../src/cms/patches/editing/open-rows.ts';
import { releasesOutdatedLock } from '../../../src/cms/patches/editing/persistent-locks.ts';
import { withStableFilters } from '../../../src/cms/patches/editing/stable-filters.ts';
import { mayCall } from '../../../src/cms/patches/rest/panel-functions.ts';
import '../../../src/styles/fonts.css';
import './styles/theme.css';
import './styles/parts.css';
import './styles/payload.css';
// After the shared styles: it brings the components, whose styles come last.
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (call) => {
  'use server';
  // Returns null instead of throwing: Next would render its error page for a caller without rights.
  const sent = await headers();
  if (!(await mayCall(call.name, sent, config, call.args))) return null;
  if (call.name !== 'form-state') return handleServerFunctions({ ...call, config, importMap });
  const state = await handleServerFunctions({ ...call, args: withOpenRows(call.args), config, importMap });
  await releasesOutdatedLock(call.args, sent, () => getPayload({ config }));
  return withStableFilters(call.args, state);
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      // Read by vendor-patches.mjs. React has no types for data attributes in object literals.
      htmlProps={{ 'data-time-zone': brand.timeZone } as HTMLAttributes<HTMLHtmlElement>}
    >
      {/* Brand colours from the running server; the panel itself is built ahead of time. */}
      <link rel="stylesheet" href="/panel.css" precedence="default" />
      {children}
    </RootLayout>
  );
}
