import type { Payload } from 'payload';
import type { Previewed } from '../cms/editorial/preview/preview-links.ts';
import { languageOf } from '../cms/panel/runtime-brand.ts';
import type { PreviewLink } from '../cms/payload-types.ts';
import { translatedDraft } from '../cms/translations/translated-payload.ts';

/** Reads the draft of a link in its language, without related records; undefined once deleted. */
export async function readDraft(payload: Payload, link: PreviewLink) {
  const { list, record: id } = link;
  const record = await payload.findByID({ collection: list, id, draft: true, depth: 0, disableErrors: true });
  return record && !record.deletedAt ? translatedDraft(payload, list, record, languageOf(link)) : undefined;
}

/** Address of a record in the panel. */
export const panelAddressOf = (list: Previewed, record: number, siteUrl: string): string =>
  new URL(`/admin/collections/${list}/${record}`, siteUrl).href;
