import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '../../access/may.ts';
import { sayIn } from '../../panel/say.ts';
import { PanelView } from '../shell/panel-view.tsx';
import { guideHtml } from './guide.ts';
import './guide-view.css';

/** Editor guide, rendered from docs/editor-guide.md. */
export async function GuideView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { i18n, user } = initPageResult.req;
  if (!user || !isStaff(user)) redirect('/admin/login?redirect=%2Fadmin%2Fguide');
  const html = guideHtml(await readFile(path.resolve('docs/editor-guide.md'), 'utf8'));
  return (
    <PanelView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: sayIn(i18n)('Editor guide') }]} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of the project. */}
      <main className="guide" dangerouslySetInnerHTML={{ __html: html }} />
    </PanelView>
  );
}
