import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'engines-'));
const cv = path.join(folder, 'cv.pdf');

test.beforeAll(() => writeFileSync(cv, '%PDF-1.4\n%%EOF\n'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const send = 'main form[method="post"] button[type="submit"]';

/** Waits until the form's module is loaded, which validates instead of the browser. */
async function formMounted(visitor: Visitor): Promise<void> {
  await visitor.placeOf(send);
  const form = () => document.querySelector<HTMLFormElement>('main form[method="post"]')?.noValidate ?? false;
  await visitor.sees('the module of the form is mounted', form, undefined, true);
}

async function write(visitor: Visitor, field: string, words: string): Promise<void> {
  await visitor.press(`main form [name="${field}"]`);
  await visitor.type(words);
}

const own = () => `engine-${process.pid}-${Date.now()}@six.example`;

test('V13: the contact form lists missing fields and accepts their correction', async ({ visitor }) => {
  await visitor.open('/contact-us');
  await formMounted(visitor);
  await visitor.press(send);
  const errors = () => [...document.querySelectorAll('[data-part="summary"] li')].map((one) => one.textContent);
  await visitor.sees('the errors', errors, undefined, ['Name is required', 'Email is required']);
  await visitor.hasFocus('[data-part="summary"]');
  await write(visitor, 'name', 'M. Chan');
  await visitor.sees('the remaining error', errors, undefined, ['Email is required']);
  await write(visitor, 'email', own());
  await visitor.press(send);
  const thanks = () => document.activeElement?.textContent?.includes('Thanks! We got your request') ?? false;
  await visitor.sees('the thanks, with the focus', thanks, undefined, true);
});

test('V13: an application is sent with its CV', async ({ visitor }) => {
  await visitor.open('/jobs/web-developer-jobs');
  await formMounted(visitor);
  await write(visitor, 'name', 'M. Chan');
  await write(visitor, 'email', own());
  await visitor.attach('main form input[type="file"]', cv);
  await visitor.press(send);
  const thanks = () =>
    document.querySelector('main')?.textContent?.includes('Thanks! We got your application') ?? false;
  await visitor.sees('the thanks', thanks, undefined, true);
});
