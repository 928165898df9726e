import type { ServerProps } from 'payload';
import { brand } from '../../at-start.ts';
import { readFacts } from '../../read-facts.ts';
import { SaysTitle } from './says-title.tsx';

/**
 * In the views of a record with drafts: its name in heading and breadcrumb, with its facts said.
 */
export async function SaidTitle({ payload }: Pick<ServerProps, 'payload'>) {
  return <SaysTitle brandName={brand.name} facts={[...(await readFacts(payload)).values()]} />;
}
