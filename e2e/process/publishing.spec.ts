import { test } from '@playwright/test';
import { expectShownWithinSecond } from '../support/page/freshness.ts';
import { signedIn } from '../support/panel/editor.ts';
import { startSite } from '../support/site.ts';
import { emptyPostgresDatabase } from '../support/stand-ins/postgres.ts';

test.describe.configure({ timeout: 180_000 });

const alone = { tag: '@alone' };
const account = { ADMIN_EMAIL: 'desk@agency.example', ADMIN_PASSWORD: 'a password for this test' };

// Runs alone: the limit of a second applies to a machine without other load.
test('E2: two instances on PostgreSQL show a published edit within a second', alone, async () => {
  const settings = {
    DATABASE_URL: await emptyPostgresDatabase(),
    SECRET: 'one secret for every instance of this installation',
    ...account,
  };
  // Both start on the empty database at the same moment: only one may migrate and fill it.
  const [first, second] = await Promise.all([
    startSite({ settings, empty: true }),
    startSite({ settings: { ...settings, ADMIN: 'off' }, empty: true }),
  ]);
  try {
    const editor = await signedIn(first, account.ADMIN_EMAIL, account.ADMIN_PASSWORD);
    const id = await editor.idOf('insights', 'slug', 'two-languages-one-address');
    await expectShownWithinSecond([first.url, second.url], editor, (field, value) =>
      editor.ask('PATCH', `insights/${id}?depth=0`, { [field]: value, _status: 'published' }),
    );
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});
