/** Formats `HK$33,750`. */
export const hongKongDollars = (amount: number): string => `HK$${amount.toLocaleString('en-GB')}`;
