/** Most letters of a title that browsers and search results show in full. */
export const longestTitle = 60;
