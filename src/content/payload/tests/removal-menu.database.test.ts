// On both databases in the full run: they name the tables of navigation rows alike, but fill them
// differently.
import { expect, it } from 'vitest';
import { findRemoval, removeSample } from '../../../cms/seed/removal/remove-sample.ts';
import { openForRemoval } from '../../../cms/seed/removal/test-support.ts';
import { payloadContentSource } from '../source.ts';

const { payload, find } = await openForRemoval();
const content = payloadContentSource(payload, 'https://www.site.example');

it('an edited navigation and home page survive the removal, without their dead links', async () => {
  const menu = await find('navigation', 'name');
  await payload.update({ collection: 'navigation', id: menu.id, data: { chat: { label: 'Ours', href: '/' } } });
  const home = await find('pages', 'path', '/');
  await payload.update({ collection: 'pages', id: home.id, data: { title: 'Ours' } });

  const plan = await findRemoval(payload);
  expect(plan).toMatchObject({ navigation: undefined, add: ['/contact-us', '/privacy-policy'] });
  expect(plan.leading.get('the navigation “Header and footer”')).toContain('/strategy');
  await removeSample(payload, plan);

  expect((await find('pages', 'path', '/')).title).toBe('Ours');
  const { chat, services, prices } = await content.navigation();
  expect(chat.label).toBe('Ours');
  expect([...services, ...prices]).toEqual([]);
});
