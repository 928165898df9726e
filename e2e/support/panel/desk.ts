import { expect, type Page, test } from '@playwright/test';
import { type Site, startSite } from '../site.ts';
import { addEditor, type Editor, signedIn, signInByForm, signInTo } from './editor.ts';
import { formListens } from './panel.ts';

/** Password of every account of a desk. */
export const password = 'a password for this test';

const admin = 'desk@agency.example';
const ann = 'ann@agency.example';

/** Running site with an administrator at `/cms` and an editor of the lowest role in the panel. */
export interface Desk {
  readonly site: Site;
  /** Administrator, without a browser. */
  readonly admin: Editor;
  /** Text of an address as a visitor gets it. */
  readonly textOf: (path: string) => Promise<string>;
  /** Opens the panel as the editor. */
  readonly signIn: (page: Page) => Promise<void>;
  /** Signs in by the form, as people do. */
  readonly signInByForm: (page: Page) => Promise<void>;
  /** Opens a record and waits until its form is hydrated and this field visible. */
  readonly open: (page: Page, collection: string, id: number, field: string) => Promise<void>;
}

/** Starts a desk before the tests of a file. */
export function deskForTests(): Desk {
  test.describe.configure({ timeout: 480_000, mode: 'default' });
  let site: Site;
  let editor: Editor;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startSite({ settings: { ADMIN_EMAIL: admin, ADMIN_PASSWORD: password } });
    editor = await signedIn(site, admin, password);
    await addEditor(editor, ann, password, { name: 'Ann Lee' });
  });

  test.afterAll(async () => {
    await site.stop();
  });

  return {
    get site() {
      return site;
    },
    get admin() {
      return editor;
    },
    textOf: async (path) => (await fetch(`${site.url}${path}`)).text(),
    signIn: (page) => signInTo(page, site, ann, password),
    signInByForm: (page) => signInByForm(page, site, ann, password),
    open: async (page, collection, id, field) => {
      await page.goto(`${site.url}/admin/collections/${collection}/${id}`);
      await expect(page.locator(`#field-${field}`)).toBeVisible({ timeout: 60_000 });
      await formListens(page);
    },
  };
}
