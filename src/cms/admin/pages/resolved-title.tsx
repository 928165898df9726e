import type { ServerProps } from 'payload';
import { brand } from '../../panel/runtime-brand.ts';
import { readFacts } from '../../records/read-facts.ts';
import { TitleSync } from './title-sync.tsx';

/** Fills in facts in the title of a record with drafts, in heading and breadcrumb. */
export async function ResolvedTitle({ payload }: Pick<ServerProps, 'payload'>) {
  return <TitleSync brandName={brand.name} facts={[...(await readFacts(payload)).values()]} />;
}
