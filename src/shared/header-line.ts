/** What stands in a header of a mail: one line, not too long. */
export const headerLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 150);
