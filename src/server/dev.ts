import { importPlainly } from '../cms/engine/plain-imports.ts';

// `npm run dev`: the very server that visitors have, with the pages rendered by Vite and the panel
// by Next's development server, each reloading when it is changed.
process.env.LOG_LEVEL ??= 'warn';
importPlainly();
// One after the other: Node cannot require for the second what it is still importing for the first.
const { runSite } = await import('./run.ts');
const { startDevelopment } = await import('./development.ts');
await runSite(startDevelopment);
