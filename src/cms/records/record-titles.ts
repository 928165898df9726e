import type { Facts } from '../../domain/facts.ts';
import { brand } from '../panel/brand.ts';
import { titleSaid } from './untitled.ts';

/** Title of a record in the panel. */
export const titleIn = (title: string, facts: Facts): string => titleSaid(title, brand.name, facts);
