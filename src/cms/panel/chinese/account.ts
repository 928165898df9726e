/** Texts of the account, sign-in, roles and two-factor views. */
export const accountTexts = {};
