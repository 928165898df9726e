import { importPlainly } from '../cms/patches/rest/plain-imports.ts';

importPlainly();
const { runSite } = await import('./run.ts');
await runSite();
