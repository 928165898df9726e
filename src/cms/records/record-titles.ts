import type { Payload } from 'payload';
import type { Facts } from '../../domain/facts.ts';
import { brand } from '../panel/runtime-brand.ts';
import { readFacts } from './read-facts.ts';
import { formatTitle, untitled } from './untitled.ts';

/** Title of a record in the panel. */
export const titleIn = (title: string, facts: Facts): string => formatTitle(title, brand.name, facts);

/** Title of a page, case, article or job in texts about it. */
export async function titleOf(payload: Payload, record: object): Promise<string> {
  const title = 'job' in record ? record.job : 'title' in record ? record.title : undefined;
  return titleIn(typeof title === 'string' && title ? title : untitled, await readFacts(payload));
}
