import type { Facts } from '../shared/facts.ts';
import { brand } from './at-start.ts';
import { titleSaid } from './title-said.ts';

/** Title of a record in the panel. */
export const titleIn = (title: string, facts: Facts): string => titleSaid(title, brand.name, facts);
