import { LRUCache } from 'lru-cache';
import type { ContentSource } from './source.ts';

/** Maximum number of cached answers; few pages have a form. */
const most = 200;

/**
 * Caches the last content read for pages with a form, so that such a page can be shown with the
 * visitor's input while content is unavailable.
 *
 * @returns the content source, and one that falls back to the cached answers
 */
export function withFallback(content: ContentSource): {
  readonly content: ContentSource;
  readonly fallback: ContentSource;
} {
  const answers = new LRUCache<string, object>({ max: most });
  const remember = async <Answer extends object | null>(key: string, asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    if (answer) answers.set(key, answer);
    return answer;
  };
  const orLastCopy = async <Answer extends object | null>(key: string, asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await remember(key, asked);
    } catch (error) {
      const last = answers.get(key);
      if (!last) throw error;
      // All answers under one key have the type of its query.
      return last as Answer;
    }
  };
  const answering = (by: typeof remember): ContentSource => ({
    ...content,
    jobs: () => by('jobs', content.jobs()),
    facts: () => by('facts', content.facts()),
    navigation: () => by('navigation', content.navigation()),
    holidays: () => by('holidays', content.holidays()),
    formPaths: () => by('pages with a form', content.formPaths()),
    page: (path) => by(`page ${path}`, content.page(path)),
    languageLinks: (path) => by(`languages of ${path}`, content.languageLinks(path)),
  });
  return { content: answering(remember), fallback: answering(orLastCopy) };
}
