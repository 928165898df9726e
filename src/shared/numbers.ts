const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** Small numbers as words, the way a headline says them. */
export const inWords = (number: number): string => words[number] ?? String(number);
