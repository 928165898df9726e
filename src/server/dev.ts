import { importPlainly } from '../cms/patches/rest/plain-imports.ts';

// `npm run dev`: the production server, with pages rendered by Vite and the panel by Next's
// development server. Both reload on changes.
process.env.LOG_LEVEL ??= 'warn';
importPlainly();
// One after the other: Node cannot require a module that is still being imported.
const { runSite } = await import('./run.ts');
const { startDevelopment } = await import('./development.ts');
await runSite(startDevelopment);
