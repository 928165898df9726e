import type { Facts } from '../../domain/facts.ts';
import { brand } from '../panel/runtime-brand.ts';
import { formatTitle } from './untitled.ts';

/** Title of a record in the panel. */
export const titleIn = (title: string, facts: Facts): string => formatTitle(title, brand.name, facts);
