// `node scripts/engines.mjs [-- a word of a test's name]`: what visitors see and use, in Firefox and in WebKit as the system has them.
import { buildSite } from './lib/build.mjs';
import { enginePackages, ensureEngines } from './lib/engines.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, StepError, step } from './lib/steps.mjs';
import { cli } from './lib/test-run.mjs';

const [word] = process.argv.slice(2);

try {
  await ensureInstalled({ withTools: true });
  const engines = await ensureEngines();
  if (!engines) throw new StepError(`A program of these tests is missing. Install ${enginePackages.join(', ')}.`);
  await buildSite({ gallery: true });
  const selection = ['--reporter=line', '--project=firefox', '--project=webkit', ...(word ? ['--grep', word] : [])];
  await step('In Firefox and in WebKit', cli('playwright'), ['test', ...selection], {
    show: true,
    env: { ...process.env, ...engines },
  });
} catch (error) {
  endOnStepError(error);
}
