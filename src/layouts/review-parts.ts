import { createElement } from 'react';
import type { Language } from '../domain/languages.ts';
import { behindParts, type Preview } from '../domain/preview.ts';
import { ReviewBar, ReviewFoot, ReviewLead } from '../ui/review/review-bar.tsx';
import { ReviewSign } from '../ui/review/review-sign.tsx';
import { LostComments, ReviewStrip } from '../ui/review/review-strip.tsx';
import { markup } from './markup.ts';

/** Markup of a review around the page and between its parts. */
export function reviewParts(
  { review, isPlain }: Extract<Preview, { by: 'review' }>,
  page: string,
  language: Language,
): { readonly bar: string; readonly content: string; readonly foot: string } {
  const bar = markup(createElement(ReviewBar, { ...review, isPlain }), language);
  if (isPlain) return { bar, content: page, foot: '' };
  const parts = new Map(review.parts.map((part) => [part.mark, part]));
  const strips = behindParts(page, (mark) => {
    const part = parts.get(mark);
    return part ? markup(createElement(ReviewStrip, { review, part }), language) : '';
  });
  const end = markup(
    [createElement(LostComments, { key: 'lost', ...review }), createElement(ReviewSign, { key: 'sign', ...review })],
    language,
  );
  return {
    bar,
    content: markup(createElement(ReviewLead, review), language) + strips + end,
    foot: markup(createElement(ReviewFoot, review), language),
  };
}
