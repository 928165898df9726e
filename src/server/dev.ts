import { importPlainly } from '../cms/engine/plain-imports.ts';

// `npm run dev`: the very server that visitors have, with the pages rendered by Vite and the panel by Next's development server, each
// reloading when it is changed.
process.env.LOG_LEVEL ??= 'warn';
importPlainly();
const [{ runSite }, { startDevelopment }] = await Promise.all([import('./run.ts'), import('./development.ts')]);
await runSite(startDevelopment);
