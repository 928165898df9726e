// On SQLite, and on PostgreSQL in the full run: versions are read and written in transactions,
// which differ.
import { describe, expect, it } from 'vitest';
import { openForTests } from '../testing/open-for-tests.ts';
import { newEditor, reasonOf } from '../testing/people.ts';
import { newPage, newWork } from '../testing/records.ts';

const payload = await openForTests();
const ann = await newEditor(payload, 'Ann');
for (const path of ['/', '/about-us', '/contact-us']) await newPage(payload, path);

const addRedirect = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to }, overrideAccess: false, user: ann });

describe('a copy', () => {
  it('has a free, valid slug and can be published unchanged', async () => {
    const { id } = await newWork(payload, { slug: 'to-be-copied' });
    const copies = [];
    for (let copy = 0; copy < 3; copy += 1) copies.push(await payload.duplicate({ collection: 'works', id }));
    expect(copies.map(({ slug }) => slug)).toEqual(['to-be-copied-copy', 'to-be-copied-copy-2', 'to-be-copied-copy-3']);
    const published = await payload.update({
      collection: 'works',
      id: copies[1]?.id ?? 0,
      data: { _status: 'published' },
    });
    expect(published._status).toBe('published');
    const ofCopy = await payload.duplicate({ collection: 'works', id: published.id });
    expect(ofCopy.slug).toBe('to-be-copied-copy-4');
  });

  it('gets “(copy)” in its title, within the length limit of titles', async () => {
    const { id } = await newWork(payload, { title: 'Tram', slug: 'tram' });
    const copy = await payload.duplicate({ collection: 'works', id });
    expect(copy.title).toBe('Tram (copy)');
    expect((await payload.duplicate({ collection: 'works', id: copy.id })).title).toBe('Tram (copy)');
    const page = await newPage(payload, '/long-title', { title: 'x'.repeat(60) });
    expect((await payload.duplicate({ collection: 'pages', id: page.id })).title).toBe(`${'x'.repeat(53)} (copy)`);
  });

  it('of a record with the longest slug has a slug within the length limit', async () => {
    const { id } = await newWork(payload, { slug: 'a'.repeat(100) });
    const copy = await payload.duplicate({ collection: 'works', id });
    expect(copy.slug).toMatch(/^a{80,}-copy$/);
    expect(copy.slug?.length).toBeLessThanOrEqual(100);
  });

  it('of a client type gets a new slug too', async () => {
    const made = await payload.create({ collection: 'client-types', data: { title: 'Tea', slug: 'tea' } });
    expect((await payload.duplicate({ collection: 'client-types', id: made.id })).slug).toBe('tea-copy');
  });
});

describe('a redirect made by an editor', () => {
  it('from a published page or a system address is refused', async () => {
    const { slug } = await newWork(payload);
    expect(await reasonOf(addRedirect(`/work/${slug}`, '/about-us'))).toMatch(/a page answers at this address/i);
    expect(await reasonOf(addRedirect('/about-us', '/work'))).toMatch(/a page answers at this address/i);
    expect(await reasonOf(addRedirect('/', '/work'))).toMatch(/a page answers at this address/i);
    expect(await reasonOf(addRedirect('/admin/old', '/work'))).toMatch(/belongs to the software/i);
  });

  it('to an address without a published page is refused', async () => {
    const { slug } = await newWork(payload, { _status: 'draft' });
    expect(await reasonOf(addRedirect('/old-nowhere', '/nothing-here'))).toMatch(/no page answers/i);
    expect(await reasonOf(addRedirect('/old-draft', `/work/${slug}`))).toMatch(/no page answers/i);
    expect(await reasonOf(addRedirect('/old-file', '/media/x.png'))).toMatch(/no page answers/i);
  });

  it('in Chinese is shown decoded and stored percent-encoded, also after an edit', async () => {
    const made = await addRedirect('/團隊', '/about-us');
    expect(made.from).toBe('/團隊');
    const kept = async () => (await payload.findByID({ collection: 'redirects', id: made.id })).from;
    const asked = '/%e5%9c%98%e9%9a%8a';
    expect(await kept()).toBe(asked);
    const read = await payload.findByID({ collection: 'redirects', id: made.id, overrideAccess: false, user: ann });
    expect(read.from).toBe('/團隊');
    await payload.update({
      collection: 'redirects',
      id: made.id,
      data: { from: read.from, to: '/contact-us' },
      overrideAccess: false,
      user: ann,
    });
    expect(await kept()).toBe(asked);
    // A redirect that leads to it moves along.
    await payload.db.create({ collection: 'redirects', data: { from: '/hop', to: asked } });
    await payload.update({
      collection: 'redirects',
      id: made.id,
      data: { to: '/about-us' },
      overrideAccess: false,
      user: ann,
    });
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/hop' } } });
    expect(docs[0]?.to).toBe('/about-us');
  });

  it('to another redirect is refused, and the error names the final address', async () => {
    await addRedirect('/old-hop', '/about-us');
    expect(await reasonOf(addRedirect('/older-hop', '/old-hop'))).toBe(
      'That address leads on to /about-us. Give the last one.',
    );
  });

  it('to an address that leads back to the old one is refused as a circle', async () => {
    await payload.db.create({ collection: 'redirects', data: { from: '/old-news', to: '/old-blog' } });
    expect(await reasonOf(addRedirect('/old-blog', '/old-news'))).toBe(
      'That would go in a circle: /old-news itself leads to the old address.',
    );
  });

  it('updates existing redirects to its address, so that no chain is left', async () => {
    const { id, slug } = await newWork(payload);
    await addRedirect('/older-page', `/work/${slug}`);
    await payload.update({ collection: 'works', id, data: { _status: 'draft' } });
    await addRedirect(`/work/${slug}`, '/about-us');
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/older-page' } } });
    expect(docs[0]?.to).toBe('/about-us');
  });

  it.each(['/\\evil.example', '//evil.example', 'javascript:alert(1)', 'https:evil.example', 'https://', '/work page'])(
    'to %s is refused',
    async (to) => {
      expect(await reasonOf(addRedirect('/old-evil', to))).toMatch(/a new address/i);
    },
  );

  it('to another host may use http or https', async () => {
    expect((await addRedirect('/old-http', 'http://partner.example/a')).to).toBe('http://partner.example/a');
    expect((await addRedirect('/old-https', 'https://partner.example/a?b=c')).to).toBe('https://partner.example/a?b=c');
  });

  it('to another host is stored percent-encoded, as a header needs it', async () => {
    expect((await addRedirect('/old-road', 'https://partner.example/路/café')).to).toBe(
      'https://partner.example/%E8%B7%AF/caf%C3%A9',
    );
  });

  it.each(['/100%', '/a%zz', '/%e9'])('from the malformed path %s is refused', async (from) => {
    expect(await reasonOf(addRedirect(from, '/about-us'))).toMatch(/write "%25"/);
  });

  it('in Chinese is stored percent-encoded, and refused when it exists in either form', async () => {
    const made = await addRedirect('/關於', '/about-us?from=關於');
    const kept = await payload.findByID({ collection: 'redirects', id: made.id });
    expect(kept.from).toBe('/%e9%97%9c%e6%96%bc');
    expect(kept.to).toBe('/about-us?from=%E9%97%9C%E6%96%BC');
    expect(await reasonOf(addRedirect('/%E9%97%9C%E6%96%BC', '/work'))).toMatch(/unique|from|Old address/i);
  });
});
