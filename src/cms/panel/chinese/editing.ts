/** Texts of forms, lists, pictures, previews, versions and schedules. */
export const editingTexts = {};
