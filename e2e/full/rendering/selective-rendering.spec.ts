import { expect, test } from '@playwright/test';
import { type Editor, signedIn } from '../../support/panel/editor.ts';
import { type Site, startSite } from '../../support/site.ts';

const account = { ADMIN_EMAIL: 'desk@agency.example', ADMIN_PASSWORD: 'a password for this test' };
const token = 'a-token-for-this-test';

const article = '/insights/two-languages-one-address';
const withoutArticles = ['/', '/about-us', '/work', '/jobs'];
// In this order: a changed page may be rendered while the next one is requested, and count for it.
const addresses = [
  ...withoutArticles,
  '/services/seo',
  '/services/ecommerce',
  '/insights',
  article,
  '/insights/titles-people-click',
  '/insights/feed.xml',
];

// One site for all tests, in this order.
test.describe.configure({ mode: 'default' });

let site: Site;
let desk: Editor;

test.beforeAll(async () => {
  site = await startSite({ settings: { ...account, METRICS_TOKEN: token } });
  desk = await signedIn(site, account.ADMIN_EMAIL, account.ADMIN_PASSWORD);
});

test.afterAll(() => site.stop());

async function renders(): Promise<number> {
  const answer = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const rows = (await answer.text()).matchAll(/^site_renders_total\{[^}]*\} (\d+)$/gm);
  return [...rows].reduce((sum, [, count]) => sum + Number(count), 0);
}

const bodyOf = async (address: string): Promise<string> => (await fetch(site.url + address)).text();

/** Requests every page; returns their bodies and the pages that were rendered for it. */
async function visited() {
  const bodies = new Map<string, string>();
  const rendered: string[] = [];
  let count = await renders();
  for (const address of addresses) {
    bodies.set(address, await bodyOf(address));
    const now = await renders();
    if (now > count) rendered.push(address);
    count = now;
  }
  return { bodies, rendered };
}

/** Bodies of all pages, once nothing is rendered any more. */
async function settled() {
  await expect.poll(async () => (await visited()).rendered, { intervals: [1000] }).toEqual([]);
  return (await visited()).bodies;
}

/**
 * Publishes a change, waits until it is visible, and returns the changed pages, those that were
 * rendered for the first visit to each, and how often any page was rendered.
 */
async function afterwards(publish: () => Promise<unknown>, shown: { readonly at: string; readonly text: string }) {
  const before = await settled();
  const count = await renders();
  await publish();
  await expect.poll(() => bodyOf(shown.at)).toContain(shown.text);
  const { rendered } = await visited();
  const bodies = await settled();
  const differing = addresses.filter((address) => bodies.get(address) !== before.get(address));
  return { differing, rendered, renderings: (await renders()) - count };
}

test('E2: a publication renders only the pages that show its collection', async () => {
  const id = await desk.idOf('insights', 'slug', 'two-languages-one-address');
  const text = 'What one address for two languages costs, and what it saves, said a second time.';
  const { differing, rendered, renderings } = await afterwards(
    () => desk.ask('PATCH', `insights/${id}?depth=0`, { description: text, _status: 'published' }),
    { at: article, text },
  );
  expect(differing).toContain(article);
  expect(differing).toContain('/insights/feed.xml');
  expect(renderings).toBeGreaterThanOrEqual(differing.length);
  expect(withoutArticles.filter((address) => rendered.includes(address))).toEqual([]);
});

test('E2: a change of the phone number renders every page', async () => {
  const id = await desk.idOf('facts', 'token', 'phone');
  const { differing, renderings } = await afterwards(
    () => desk.ask('PATCH', `facts/${id}`, { value: '+852 2000 3000' }),
    {
      at: '/about-us',
      text: '+852 2000 3000',
    },
  );
  const pages = addresses.filter((address) => !address.endsWith('.xml'));
  expect(differing).toEqual(expect.arrayContaining(pages));
  expect(renderings).toBeGreaterThanOrEqual(differing.length);
});

test('E2: an unpublished article disappears from its address and every list', async () => {
  const id = await desk.idOf('insights', 'slug', 'titles-people-click');
  await visited();
  await desk.ask('PATCH', `insights/${id}?depth=0`, { _status: 'draft' });
  await expect.poll(async () => (await fetch(`${site.url}/insights/titles-people-click`)).status).toBe(404);
  const { bodies } = await visited();
  for (const [address, body] of bodies)
    expect(body.includes('href="/insights/titles-people-click"'), address).toBe(false);
});
