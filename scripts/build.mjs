// `npm run build`: what `npm start` builds, without serving.
import { buildAdmin, buildSite } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError } from './lib/steps.mjs';

try {
  await ensureInstalled({ withTools: false });
  await buildSite();
  await buildAdmin();
} catch (error) {
  endOnStepError(error);
}
