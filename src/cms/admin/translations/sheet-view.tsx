import { SetStepNav } from '@payloadcms/ui';
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { isStaff } from '../../access/may.ts';
import { sayIn } from '../../panel/say.ts';
import { isTranslatedCollection, type TranslatedCollection } from '../../translations/field.ts';
import { otherLanguages } from '../../translations/language-names.ts';
import { readSheet } from '../../translations/sheet.ts';
import { PanelView } from '../shell/panel-view.tsx';
import { TranslationSheet } from './translation-sheet.tsx';

/**
 * Paths by which Payload finds the fields of rich text, by their names. Its own paths also number
 * rows and tabs.
 */
const editorsOf = ({ i18n, payload }: PayloadRequest, of: TranslatedCollection): Record<string, string> =>
  Object.fromEntries(
    [...getSchemaMap({ collectionSlug: of, config: payload.config, i18n })]
      .filter(([, field]) => 'type' in field && field.type === 'richText')
      .map(([path]) => [path.replaceAll(/\._index-[\d-]+/g, ''), `collection.${path}`]),
  );

/** Texts of a record, or of a shared list, side by side with their translations. */
export async function SheetView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { payload, user } = req;
  const [, of = '', record = '', code = ''] = [params?.segments ?? []].flat();
  if (!user || !isStaff(user)) {
    const back = encodeURIComponent(`/admin/translations/${of}/${record}/${code}`);
    redirect(`/admin/login?redirect=${back}`);
  }
  const language = otherLanguages.find((one) => one.code === code);
  if (!language || !isTranslatedCollection(of) || !(record === 'all' || /^\d{1,9}$/.test(record))) notFound();
  const place = { of, record: record === 'all' ? ('all' as const) : Number(record), language };
  const page = Math.max(1, Number(searchParams.page) || 1);
  const first = await readSheet(payload, user, place, { tab: 'check', page: 1, i18n: req.i18n });
  if (!first) notFound();
  const tab = searchParams.tab === 'all' || first.texts.length === 0 ? ('all' as const) : ('check' as const);
  const sheet =
    tab === 'check' ? first : ((await readSheet(payload, user, place, { tab, page, i18n: req.i18n })) ?? first);
  return (
    <PanelView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: sayIn(req.i18n)('Translations'), url: '/translations' }, { label: sheet.title }]} />
      <TranslationSheet
        key={`${of} ${record} ${tab} ${page}`}
        initial={sheet}
        editors={editorsOf(req, of)}
        {...{ language, tab, page }}
      />
    </PanelView>
  );
}
