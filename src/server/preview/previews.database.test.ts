// On SQLite alone: it tests how often a draft is rendered.
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shareDraft } from '../../cms/editorial/preview/preview-links.ts';
import { openSampleContent } from '../../cms/testing/open-for-tests.ts';
import { newEditor } from '../../cms/testing/people.ts';
import { payloadContentSource } from '../../content/payload/source.ts';
import { firstLanguage } from '../../domain/languages.ts';
import type { DraftSocialImages } from '../social-images/drafts.ts';
import { openPreviews } from './previews.ts';

const siteOrigin = 'https://www.site.example';
let payload: Payload;

beforeAll(async () => {
  payload = await openSampleContent();
});

afterAll(async () => {
  await payload.destroy();
});

it('a shared draft is rendered once for concurrent views, and again after a save', async () => {
  const render = vi.fn(async () => ({ status: 200, headers: {}, body: Buffer.from('draft'), read: new Set<never>() }));
  const find = async () => ({ query: '', groups: [], count: 0 }) as never;
  const previews = openPreviews({
    payload,
    siteOrigin,
    remoteWorks: undefined,
    editions: [{ language: firstLanguage, content: payloadContentSource(payload, siteOrigin), find }],
    makeRenderer: async () => render,
    policyFor: (policy) => policy,
    socialImages: {} as DraftSocialImages,
  });
  const { docs } = await payload.find({ collection: 'pages', limit: 1, depth: 0 });
  const id = docs[0]?.id ?? 0;
  const { id: by } = await newEditor(payload, 'Ann');
  const link = await shareDraft(payload, { collection: 'pages', record: id, hours: 24, by });
  const token = link.path.split('/').at(-1) ?? '';
  const pages = await Promise.all(Array.from({ length: 10 }, () => previews.forLink(token)));
  expect(pages.map((page) => page?.status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await previews.forLink(token))?.status).toBe(200);
  expect(render).toHaveBeenCalledTimes(1);
  await payload.update({ collection: 'pages', id, data: { title: 'Another title' }, draft: true });
  await previews.forLink(token);
  expect(render).toHaveBeenCalledTimes(2);
  await payload.delete({ collection: 'preview-links', id: link.id });
  expect(await previews.forLink(token)).toBeUndefined();
});
