/** Texts of the translation views. */
export const translationTexts = {};
