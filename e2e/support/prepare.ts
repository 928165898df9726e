/**
 * A process of its own that fills the database of its settings as a first start does, and prints the password of the first
 * administrator.
 */
import { openContentSystem } from '../../src/cms/open.ts';
import { seedContent } from '../../src/cms/seeding/seed.ts';
import { readSettings } from '../../src/env.ts';

const silent = () => undefined;
const { payload, firstAdministrator } = await openContentSystem(
  { ...readSettings(), ADMIN: false },
  { say: silent, seed: (opened) => seedContent(opened, silent) },
);
process.stdout.write(firstAdministrator?.password ?? '');
await payload.destroy();
process.exit(0);
