import type { BrandLines, BrandName, Language } from '../../lib/brand-shape.ts';
import { name } from './name.ts';

const { translations, ...lines }: BrandName = name;

/** Returns the lines of the brand in a language. */
export const brandLines = ({ code }: Pick<Language, 'code'>): BrandLines => translations?.[code] ?? lines;
