/** The drawings of one article: both heads, and its picture groups in the order of the text. */
export type ArticleScene = { thumbnail: string; banner: string; pictures?: string[] };

export type ArticleScenes = Record<string, ArticleScene>;
