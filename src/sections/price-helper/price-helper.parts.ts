import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of the helper beside the prices, by the names that its script knows them by. */
export const priceHelperPart = namesOfParts('helper', 'hours', 'plan', 'sum', 'table', 'range', 'name');

export type PriceHelperPart = PartOf<typeof priceHelperPart>;
