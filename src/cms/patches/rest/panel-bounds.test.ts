import { describe, expect, it } from 'vitest';
import { isShut, plainPath, refusalBySize } from './panel-bounds.ts';

describe('closed paths', () => {
  it.each([
    '/admin/create-first-user',
    '/admin/%63reate-first-user',
    '/admin/%2563reate-first-user',
    '/admin/Create-First-User?x=y',
    '/admin//create-first-user',
    '/admin/./create-first-user',
    '/admin/x/../create-first-user',
    '/admin/x/%2e%2e/create-first-user',
    '/admin%2Fcreate-first-user',
    '/admin/create-first-user/',
    '/admin/create-first-user%20',
    '/admin/%20create-first-user',
    '/admin\\create-first-user',
    '/cms/users/first-register',
    '/cms/api-tokens/first-register',
    '/cms/users/%66irst-register',
    '/_next/%69mage?url=/x',
    '/cms/GraphQL-playground',
    '/admin/%2563reate-first-user/%25',
    '/admin/%25252525252541',
  ])('include %s', (target) => {
    expect(isShut(target)).toBe(true);
  });

  it.each([
    '/admin',
    '/admin/login',
    '/cms/users/me?where=%2Fcms%2Fgraphql',
    '/admin/collections/media/100%25',
    '/admin/%',
    '/admin/%E4%B8%AD',
  ])('do not include %s', (target) => {
    expect(isShut(target)).toBe(false);
  });

  it('are compared in normalised form', () => {
    expect(plainPath('//cms///users/%2e/ME/?x')).toBe('/cms/users/me');
  });
});

describe('the size of a request', () => {
  const stranger = async () => false;
  const worker = async () => true;
  const refusal = async (headers: Record<string, string>, who = stranger, target = '/cms/media') =>
    (await refusalBySize(target, headers, who))?.status;

  it('is limited to 16 KiB for anonymous requests', async () => {
    expect(await refusal({ 'content-length': '200' })).toBeUndefined();
    expect(await refusal({ 'content-length': '16385' })).toBe(413);
    expect(await refusal({ 'content-length': '16385' }, worker)).toBeUndefined();
  });

  it('is limited to 5 MB for signed-in accounts, and to more for uploads', async () => {
    const upload = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await refusal({ 'content-length': '5000001' }, worker)).toBe(413);
    expect(await refusal({ 'content-length': '50000000', ...upload }, worker)).toBeUndefined();
    expect(await refusal({ 'content-length': '60000000', ...upload }, worker)).toBe(413);
    expect(await refusal({ 'content-length': '50000000', ...upload })).toBe(413);
  });

  it('must be declared: chunked requests are refused', async () => {
    expect(await refusal({ 'transfer-encoding': 'chunked' }, worker)).toBe(411);
  });

  it('is limited in the query string too', async () => {
    expect(await refusal({}, worker, `/cms/media?${'a&'.repeat(499)}a`)).toBeUndefined();
    expect(await refusal({}, worker, `/cms/media?${'a&'.repeat(500)}a`)).toBe(414);
    expect(await refusal({}, worker, `/cms/media?where${'[and]'.repeat(30)}=1`)).toBe(414);
  });
});
