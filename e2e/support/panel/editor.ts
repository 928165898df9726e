import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { Site } from '../site.ts';
import { formListens } from './panel.ts';

export interface Answer {
  readonly docs?: readonly {
    readonly id: number;
    /** Sections of a page. */
    readonly sections?: readonly Readonly<Record<string, unknown>>[];
  }[];
  readonly doc?: { readonly id: number; readonly slug?: string };
}

/** User signed in at `/cms`, without a browser. */
export interface Editor {
  /** Sends a request that must succeed. */
  readonly ask: <Result = Answer>(method: string, path: string, data?: unknown) => Promise<Result>;
  /** Uploads a file as a record, and returns its stored name. */
  readonly upload: (collection: string, data: object, file: File) => Promise<string>;
  readonly idOf: (collection: string, field: string, value: string) => Promise<number>;
}

/**
 * Attempts on an overloaded server, such as one that has just started on a slow machine: one in two
 * seconds.
 */
const mostAttempts = 30;

/** Repeats a request while the server answers 503; it has started nothing of a refused one. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let attempts = 1; ; attempts += 1) {
    const answer = await ask();
    if (answer.status !== 503 || attempts === mostAttempts) return answer;
    await answer.body?.cancel();
    await pause(2000);
  }
}

export async function signedIn(site: Site, email: string, password: string): Promise<Editor> {
  const login = await patiently(() =>
    fetch(`${site.url}/cms/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email, password }),
    }),
  );
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ask = async <Result = Answer>(method: string, path: string, data?: unknown): Promise<Result> => {
    const answer = await patiently(() =>
      fetch(`${site.url}/cms/${path}`, {
        method,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...(data ? { 'content-type': 'application/json' } : {}) },
        ...(data ? { body: JSON.stringify(data) } : {}),
      }),
    );
    const text = await answer.text();
    expect(answer.status, `${method} ${path}: ${text.slice(0, 500)}`).toBeLessThan(300);
    return JSON.parse(text) as Result;
  };
  return {
    ask,
    upload: async (collection, data, file) => {
      const body = new FormData();
      body.set('_payload', JSON.stringify(data));
      body.set('file', file);
      const headers = { cookie, 'sec-fetch-site': 'same-origin' };
      const answer = await patiently(() =>
        fetch(`${site.url}/cms/${collection}?depth=0`, { method: 'POST', headers, body }),
      );
      const text = await answer.text();
      expect(answer.status, text.slice(0, 500)).toBe(201);
      return (JSON.parse(text) as { doc: { filename: string } }).doc.filename;
    },
    idOf: async (collection, field, value) => {
      const found = await ask('GET', `${collection}?where[${field}][equals]=${encodeURIComponent(value)}&depth=0`);
      const id = found.docs?.[0]?.id;
      if (id === undefined) throw new Error(`There is no ${value} in ${collection}.`);
      return id;
    },
  };
}

/**
 * Creates an account of the lowest role with access to the panel, with a password that need not be
 * changed.
 */
export async function addEditor(admin: Editor, email: string, password: string, more: object = {}): Promise<number> {
  const { doc } = await admin.ask('POST', 'users', {
    email,
    password,
    roles: ['editor'],
    mustChangePassword: false,
    ...more,
  });
  if (!doc) throw new Error('The account was not created.');
  return doc.id;
}

/** Waits for the panel's logo, which every role sees. */
const panelIsThere = (page: Page) => expect(page.locator('.panel-nav__logo').first()).toBeAttached({ timeout: 60_000 });

/** Signs in by the form of the panel, for tests of signing in and of a whole day. */
export async function signInByForm(page: Page, site: Site, email: string, password: string): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(`${site.url}/admin/login`, { timeout: 120_000 });
    expect(answer?.status()).toBe(200);
  }).toPass({ intervals: [2000], timeout: 120_000 });
  await formListens(page);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await panelIsThere(page);
}

/**
 * Opens the panel signed in: sends the form's request itself, and opens one page instead of two.
 */
export async function signInTo(page: Page, site: Site, email: string, password: string): Promise<void> {
  await expect(async () => {
    const answer = await page.request.post(`${site.url}/cms/users/login`, {
      data: { email, password },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(200);
    const panel = await page.goto(`${site.url}/admin`, { timeout: 120_000 });
    expect(panel?.status()).toBe(200);
  }).toPass({ intervals: [2000], timeout: 120_000 });
  await panelIsThere(page);
}
