import { startDevelopment } from './development.ts';
import { runSite } from './run.ts';

// `npm run dev`: the very server that visitors have, with the pages rendered by Vite and the panel by Next's development server, each
// reloading when it is changed.
process.env.LOG_LEVEL ??= 'warn';
await runSite(startDevelopment);
