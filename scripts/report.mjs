// `npm run report`: installs what the benchmarks need, builds, and prints all figures in one table; a whole run on a quiet machine also
// draws docs/report.svg. Its options are those of benchmarks/report.ts.
import { buildAdmin, buildSite } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureLighthouse } from './lib/lighthouse.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, step } from './lib/steps.mjs';
import { findProgram, installSystemPackages } from './lib/system-packages.mjs';

const given = process.argv.slice(2);

try {
  await ensureInstalled({ withTools: true });
  await ensureLighthouse();
  if (!findProgram(['wrk']) || !findProgram(['nginx', '/usr/sbin/nginx']))
    await installSystemPackages('nginx and wrk', ['nginx-light', 'wrk']);
  const chromium = await ensureChromium();
  await buildSite();
  await buildAdmin();
  const whole = given.length === 0 ? ['--picture=docs/report.svg'] : given;
  await step('Measuring', pinnedNode, ['benchmarks/report.ts', ...whole], {
    show: true,
    env: { ...quietEnvironment, ...(chromium ? { CHROME_PATH: chromium, CHROMIUM_PATH: chromium } : {}) },
  });
} catch (error) {
  endOnStepError(error);
}
