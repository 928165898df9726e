const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** Returns small numbers as words. */
export const inWords = (number: number): string => words[number] ?? String(number);
