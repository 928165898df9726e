/** Maximum length of one translation in bytes of JSON: an article of 20,000 words. */
export const longest = 500_000;
