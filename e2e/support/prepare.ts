/**
 * A process of its own that fills the database of its settings as a first start does, and prints the password of the first
 * administrator.
 */
import { openContentSystem } from '../../src/cms/open.ts';
import { seedBrand } from '../../src/cms/seeding/seed-brand.ts';
import { readSettings } from '../../src/env.ts';

const silent = () => undefined;
const { payload, firstAdministrator } = await openContentSystem(
  { ...readSettings(), ADMIN: false },
  { say: silent, seed: (opened) => seedBrand(opened, silent) },
);
process.stdout.write(firstAdministrator?.password ?? '');
await payload.destroy();
process.exit(0);
