import { openContentSystem } from '../../../src/cms/database/open.ts';
import { seedBrand } from '../../../src/cms/seed/seed-brand.ts';
import { parseSettings } from '../../../src/config/env.ts';
import { compose } from '../../../src/server/composition.ts';

// Separate process that migrates the database of its settings as a first start does, with the
// sample content unless called with `empty`, and prints the password of the first administrator.

const isEmpty = process.argv[2] === 'empty';
const silent = () => undefined;
const { payload, firstAdministrator } = await openContentSystem(
  compose,
  { ...parseSettings(), ADMIN: false },
  { print: silent, ...(isEmpty ? {} : { seed: (opened) => seedBrand(opened, silent) }) },
);
process.stdout.write(firstAdministrator?.password ?? '');
await payload.destroy();
process.exit(0);
