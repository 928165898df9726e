import { brand } from './facts.ts';

/** Formats an amount in the brand's currency: `£33,750`. */
export const formatMoney = (amount: number): string => `${brand.currency.symbol}${amount.toLocaleString('en-GB')}`;
