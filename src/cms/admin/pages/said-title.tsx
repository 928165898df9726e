import type { ServerProps } from 'payload';
import { brand } from '../../panel/brand.ts';
import { readFacts } from '../../records/read-facts.ts';
import { SaysTitle } from './says-title.tsx';

/** Fills in facts in the title of a record with drafts, in heading and breadcrumb. */
export async function SaidTitle({ payload }: Pick<ServerProps, 'payload'>) {
  return <SaysTitle brandName={brand.name} facts={[...(await readFacts(payload)).values()]} />;
}
