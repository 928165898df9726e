/** Size of a file in words: `6 MB`. */
export const megabytes = (bytes: number, locale: string): string =>
  `${Math.max(0.1, bytes / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
