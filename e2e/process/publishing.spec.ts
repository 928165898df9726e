import { test } from '@playwright/test';
import { editAndPublish } from '../support/panel/edit-and-publish.ts';
import { startSite } from '../support/site.ts';
import { emptyPostgresDatabase } from '../support/stand-ins/postgres.ts';

test.describe.configure({ timeout: 180_000 });

const alone = { tag: '@alone' };
const secret = 'one secret for every instance of this installation';

// Runs alone: the limit of a second applies to a machine without other load.
test('E2: two instances on PostgreSQL show a published edit within a second', alone, async ({ page }) => {
  const database = await emptyPostgresDatabase();
  const settings = { DATABASE_URL: database, SECRET: secret };
  // Both start on the empty database at the same moment: only one may migrate and fill it.
  const [first, second] = await Promise.all([
    startSite({ settings, empty: true }),
    startSite({ settings: { ...settings, ADMIN: 'off' }, empty: true }),
  ]);
  try {
    const admin = first.password ? first : { ...first, password: second.password };
    await editAndPublish(page, admin, [first, second]);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});
