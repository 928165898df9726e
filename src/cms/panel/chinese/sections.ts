/** Texts of labels, descriptions and options of page sections. */
export const sectionTexts = {};
