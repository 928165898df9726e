/** Letters of a title that browsers and search results show whole. */
export const longestTitle = 60;
