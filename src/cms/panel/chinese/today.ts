/** Texts of the dashboard, help and menu. */
export const todayTexts = {};
