import { describe, expect, it } from 'vitest';
import { checkCrmRequest } from './crm-check.ts';

const check = (method: string, url: string, body: unknown = undefined, headers: Record<string, string> = {}) =>
  checkCrmRequest(
    {
      method,
      url,
      headers: { 'x-api-token': 't', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    },
    't',
  );

describe('the request check of the CRM stand-in', () => {
  it('accepts valid requests', async () => {
    expect(await check('POST', '/api/v2/persons', { name: 'M', emails: [{ value: 'a@b.example' }] })).toMatchObject({
      fields: { name: 'M' },
    });
    expect(await check('GET', '/api/v2/deals?person_id=3&updated_since=2026-01-01T00:00:00Z')).toHaveProperty('call');
    expect(await check('GET', '/api/v1/deals/12/files?limit=100')).toMatchObject({ id: 12 });
  });

  it.each([
    ['another path', 'POST', '/api/v1/persons', { name: 'M' }, 404],
    ['another method', 'PUT', '/api/v2/persons', { name: 'M' }, 404],
    ['a field that is not described', 'POST', '/api/v2/persons', { name: 'M', email: 'a@b.example' }, 400],
    ['a field of another type', 'POST', '/api/v2/persons', { name: 'M', visible_to: '3' }, 400],
    ['a list of items of another type', 'POST', '/api/v2/persons', { name: 'M', emails: ['a@b.example'] }, 400],
    ['an unknown field inside a list', 'POST', '/api/v2/persons', { name: 'M', phones: [{ number: '6' }] }, 400],
    ['a missing field', 'POST', '/api/v2/deals', { status: 'open' }, 400],
    ['a query that is not described', 'GET', '/api/v2/deals?title=a', undefined, 400],
    ['a query of another type', 'GET', '/api/v2/deals?person_id=me', undefined, 400],
    ['a time with milliseconds', 'GET', '/api/v2/deals?updated_since=2026-01-01T00:00:00.000Z', undefined, 400],
    ['a limit above the largest page', 'GET', '/api/v2/persons?limit=501', undefined, 400],
    ['a limit above the largest page of files', 'GET', '/api/v1/deals/12/files?limit=101', undefined, 400],
    ['a cursor where the API uses a start', 'GET', '/api/v1/deals/12/files?cursor=100', undefined, 400],
    ['a key in the query', 'POST', '/api/v2/deals?api_token=t', { title: 'a' }, 400],
  ])('refuses %s', async (_, method, url, body, status) => {
    expect(await check(method, url, body)).toMatchObject({ status });
  });

  it('refuses a body of another content type and a wrong token', async () => {
    expect(await check('POST', '/api/v1/files', { deal_id: 1 })).toMatchObject({ status: 400 });
    expect(await check('POST', '/api/v2/deals', { title: 'a' }, { 'content-type': 'text/plain' })).toMatchObject({
      status: 400,
    });
    expect(await check('POST', '/api/v2/deals', { title: 'a' }, { 'x-api-token': 'other' })).toMatchObject({
      status: 401,
    });
  });
});
