import { runSite } from './run.ts';

await runSite();
