/** Texts of labels, descriptions and options of collections and fields. */
export const configTexts = {};
