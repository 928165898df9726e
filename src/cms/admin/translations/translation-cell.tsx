import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { sayIn } from '../../panel/say.ts';
import { isPageCollection, type PageCollection } from '../../translations/field.ts';
import { otherLanguages } from '../../translations/language-names.ts';
import { summarise } from '../../translations/overview.ts';
import { describeState, stateOf } from '../../translations/summary.ts';
import { StateBadge } from './state-badge.tsx';

interface Props extends DefaultServerCellComponentProps {
  /** Language of the column. */
  readonly code: string;
}

/** Cached per request for all rows of a list. */
const summaries = cache(async (payload: Payload, of: PageCollection, code: string) => {
  const language = otherLanguages.find((one) => one.code === code);
  const found = language ? await summarise(payload, language, { collections: [of] }) : [];
  return new Map(found.map((summary) => [summary.id, summary]));
});

/** List cell: state of a record's translation. The row opens the record, which links to it. */
export async function TranslationCell({ i18n, payload, rowData, collectionSlug, code, viewType }: Props) {
  if (!rowData || viewType === 'trash' || !isPageCollection(collectionSlug)) return null;
  const summary = (await summaries(payload, collectionSlug, code)).get(Number(rowData.id));
  if (!summary) return null;
  const state = stateOf(summary.counts, summary);
  return <StateBadge state={state} words={describeState(state, summary.counts, sayIn(i18n))} />;
}
