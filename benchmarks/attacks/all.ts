import type { Attack } from './attack.ts';
import { contentApiAttacks } from './content-api.ts';
import { pageAttacks } from './pages.ts';
import { panelAttacks } from './panel.ts';

/** Every attack, in the order in which they are sent. */
export const attacks: readonly Attack[] = [...contentApiAttacks, ...pageAttacks, ...panelAttacks];
