import { LRUCache } from 'lru-cache';
import type { ContentSource } from './source.ts';

/** Answers that are kept: pages with a form are few. */
const most = 100;

/**
 * Keeps the last answers that pages with a form are made from, so that such a page can be shown
 * again, with what was typed into it, while content is away.
 *
 * @returns the content, and the same content that falls back to those answers
 */
export function withLastAnswers(content: ContentSource): {
  readonly content: ContentSource;
  readonly lasting: ContentSource;
} {
  const answers = new LRUCache<string, object>({ max: most });
  const noted = async <Answer extends object | null>(key: string, asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    if (answer) answers.set(key, answer);
    return answer;
  };
  const orLast = async <Answer extends object | null>(key: string, asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await noted(key, asked);
    } catch (error) {
      const last = answers.get(key);
      if (!last) throw error;
      // Under one key lie answers to one question.
      return last as Answer;
    }
  };
  const answering = (by: typeof noted): ContentSource => ({
    ...content,
    jobs: () => by('jobs', content.jobs()),
    facts: () => by('facts', content.facts()),
    navigation: () => by('navigation', content.navigation()),
    page: (path) => by(`page ${path}`, content.page(path)),
  });
  return { content: answering(noted), lasting: answering(orLast) };
}
