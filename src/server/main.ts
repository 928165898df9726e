import { importPlainly } from '../cms/engine/plain-imports.ts';

importPlainly();
const { runSite } = await import('./run.ts');
await runSite();
