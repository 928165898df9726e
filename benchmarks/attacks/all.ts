import type { Attack } from './attack.ts';
import { contentApiAttacks } from './content-api.ts';
import { pageAttacks } from './pages.ts';
import { panelAttacks } from './panel.ts';

/** Attacks in the order in which they are sent: the first ones meet a process that has answered neither before. */
export const attacks: readonly Attack[] = [
  { name: 'first request to the panel', shot: () => ({ path: '/admin/login' }) },
  { name: 'first request to the content API', shot: () => ({ path: '/api?query={entryCount}' }) },
  ...contentApiAttacks,
  ...pageAttacks,
  ...panelAttacks,
];
