import type { SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { todayTexts } from './chinese/today.ts';
import { withChineseSearch } from './chinese-search.ts';

it('sections are found by the Chinese words of label and help, added once', () => {
  const block = {
    slug: 'help',
    labels: { singular: 'Help' },
    fields: [],
    admin: {
      custom: { searchWords: 'help add a link' },
      images: { thumbnail: { url: '/help.webp', alt: 'Add a link' } },
    },
  };
  const fields = [{ type: 'blocks', name: 'sections', blocks: [block] }];
  const config = { collections: [{ slug: 'pages', fields }] } as unknown as SanitizedConfig;
  withChineseSearch(withChineseSearch(config));
  expect(block.admin.custom.searchWords).toBe(`help add a link ${todayTexts.Help} ${todayTexts['Add a link']}`);
});
