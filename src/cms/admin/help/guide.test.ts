import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { guideHtml } from './guide.ts';

it('the guide renders headings with ids, tables and pictures, and links only to websites', () => {
  expect(guideHtml('## Drafts & versions')).toBe('<h2 id="drafts-and-versions">Drafts &amp; versions</h2>\n');
  expect(guideHtml('![A "list"](editor-guide/pages.webp)')).toContain(
    '<img src="/panel/guide/pages.webp" alt="A &quot;list&quot;" loading="lazy">',
  );
  expect(guideHtml('[there](https://example.com) and [here](runbook.md)')).toBe(
    '<p><a href="https://example.com">there</a> and here</p>\n',
  );
  expect(guideHtml('| a |\n|---|\n| b |')).toContain('<td>b</td>');
});

it('every picture that the editor guide shows exists', () => {
  const html = guideHtml(readFileSync('docs/editor-guide.md', 'utf8'));
  const shown = [...html.matchAll(/src="\/panel\/guide\/([^"]+)"/g)].map(([, file]) => file);
  const there = globSync('*.webp', { cwd: path.resolve('docs/editor-guide') });
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((file) => !there.includes(String(file)))).toEqual([]);
});
