import { expect, it } from 'vitest';
import { withFallback } from './fallback-content.ts';
import { type ContentSource, ContentUnavailableError } from './source.ts';

it('while content is away, a page with a form has its last copies, the switch between languages included', async () => {
  let isAway = false;
  const read =
    <Answer>(answer: Answer) =>
    async (): Promise<Answer> => {
      if (isAway) throw new ContentUnavailableError('away');
      return answer;
    };
  const own: Partial<ContentSource> = {
    jobs: read([]),
    facts: read(new Map()),
    navigation: read({}) as never,
    holidays: read(new Set(['2026-12-25'])),
    formPaths: read(new Set(['/contact-us'])),
    page: read({}) as never,
    languageLinks: read([]),
  };
  const { content, fallback } = withFallback(own as ContentSource);
  const reads = (source: ContentSource) => [
    source.jobs(),
    source.facts(),
    source.navigation(),
    source.holidays(),
    source.formPaths(),
    source.page('/contact-us'),
    source.languageLinks('/contact-us'),
  ];
  const before = await Promise.all(reads(content));
  isAway = true;
  expect(await Promise.all(reads(fallback))).toEqual(before);
  await expect(content.languageLinks('/contact-us')).rejects.toThrow('away');
});
