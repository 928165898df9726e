import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers.js';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { HTMLAttributes, ReactNode } from 'react';
import '@payloadcms/next/css';
import { brand } from '../../../src/cms/at-start.ts';
import { withKeptFilters } from '../../../src/cms/engine/kept-filters.ts';
import { endsOvertakenLock } from '../../../src/cms/engine/kept-locks.ts';
import { withOpenRows } from '../../../src/cms/engine/open-rows.ts';
import { mayCall } from '../../../src/cms/engine/panel-functions.ts';
import { importMap } from './admin/importMap.js';
import '../../../src/styles/fonts.css';
import './styles/theme.css';
import './styles/parts.css';
import './styles/shell.css';
import './styles/forms.css';
import './styles/lists.css';
import './styles/documents.css';
import './styles/views.css';
import './styles/sign-in.css';

const serverFunction: ServerFunctionClient = async (call) => {
  'use server';
  // Nothing, rather than an error: its page would be rendered for whoever asks.
  const sent = await headers();
  if (!(await mayCall(call.name, sent, config, call.args))) return null;
  if (call.name !== 'form-state') return handleServerFunctions({ ...call, config, importMap });
  const state = await handleServerFunctions({ ...call, args: withOpenRows(call.args), config, importMap });
  await endsOvertakenLock(call.args, sent, () => getPayload({ config }));
  return withKeptFilters(call.args, state);
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      // Read by vendor-mends.mjs. React types no data attributes of objects.
      htmlProps={{ 'data-time-zone': brand.timeZone } as HTMLAttributes<HTMLHtmlElement>}
    >
      {/* The brand's colours, as they are when the server starts: the panel itself is built ahead. */}
      <link rel="stylesheet" href="/panel.css" precedence="default" />
      {children}
    </RootLayout>
  );
}
