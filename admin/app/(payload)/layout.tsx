import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers.js';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import '@payloadcms/next/css';
import { endsOvertakenLock } from '../../../src/cms/engine/kept-locks.ts';
import { withOpenRows } from '../../../src/cms/engine/open-rows.ts';
import { mayCall } from '../../../src/cms/engine/panel-functions.ts';
import { importMap } from './admin/importMap.js';
import '../../../src/styles/fonts.css';
import '../../../src/styles/fonts.late.css';
import './styles/account.css';
import './styles/colours.css';
import './styles/columns.css';
import './styles/connection.css';
import './styles/controls.css';
import './styles/dashboard.css';
import './styles/dashboard-rows.css';
import './styles/documents.css';
import './styles/empty.css';
import './styles/facts.css';
import './styles/picture.css';
import './styles/faults.css';
import './styles/fields.css';
import './styles/figures.css';
import './styles/finder.css';
import './styles/forms.css';
import './styles/inbox.css';
import './styles/inbox-list.css';
import './styles/letter.css';
import './styles/lists.css';
import './styles/nav.css';
import './styles/password.css';
import './styles/picker.css';
import './styles/preview.css';
import './styles/refused-together.css';
import './styles/rows.css';
import './styles/schedule.css';
import './styles/schedule-widths.css';
import './styles/booking-form.css';
import './styles/sections.css';
import './styles/sharing.css';
import './styles/shell.css';
import './styles/sign-in.css';
import './styles/slips.css';
import './styles/state-mark.css';
import './styles/type.css';
import './styles/versions.css';

const serverFunction: ServerFunctionClient = async (call) => {
  'use server';
  // Nothing, rather than an error: its page would be rendered for whoever asks.
  const sent = await headers();
  if (!(await mayCall(call.name, sent, config, call.args))) return null;
  if (call.name !== 'form-state') return handleServerFunctions({ ...call, config, importMap });
  const state = await handleServerFunctions({ ...call, args: withOpenRows(call.args), config, importMap });
  await endsOvertakenLock(call.args, sent, () => getPayload({ config }));
  return state;
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {/* The brand's colours, as they are when the server starts: the panel itself is built ahead. */}
      <link rel="stylesheet" href="/panel.css" precedence="default" />
      {children}
    </RootLayout>
  );
}
