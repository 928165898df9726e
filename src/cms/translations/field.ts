/** Marks a field whose text each language has for itself; all other values are shared. */
export const translated = { custom: { translated: true } } as const;
