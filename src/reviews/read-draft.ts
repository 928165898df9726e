import type { Payload } from 'payload';
import type { Previewed } from '../cms/editorial/preview/preview-links.ts';
import type { PreviewLink } from '../cms/payload-types.ts';
import { readFacts } from '../cms/records/read-facts.ts';
import { titleIn } from '../cms/records/record-titles.ts';
import { untitled } from '../cms/records/untitled.ts';
import { translatedDraft } from '../cms/translations/translated-payload.ts';
import { languages } from '../config/brand/languages.ts';
import { firstLanguage, type Language } from '../domain/languages.ts';

/** Language in which a link shows its draft. */
export const languageOf = ({ language }: Pick<PreviewLink, 'language'>): Language =>
  languages.find(({ code }) => code === language) ?? firstLanguage;

/** Reads the draft of a link in its language, without related records; undefined once deleted. */
export async function readDraft(payload: Payload, link: PreviewLink) {
  const { list, record: id } = link;
  const record = await payload.findByID({ collection: list, id, draft: true, depth: 0, disableErrors: true });
  return record && !record.deletedAt ? translatedDraft(payload, list, record, languageOf(link)) : undefined;
}

/** Title of a record in texts about it. */
export async function titleOf(payload: Payload, record: object): Promise<string> {
  const title = 'job' in record ? record.job : 'title' in record ? record.title : undefined;
  return titleIn(typeof title === 'string' && title ? title : untitled, await readFacts(payload));
}

/** Address of a record in the panel. */
export const panelAddressOf = (list: Previewed, record: number, siteUrl: string): string =>
  new URL(`/admin/collections/${list}/${record}`, siteUrl).href;
