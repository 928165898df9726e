// `npm run build`: builds the same as `npm start`, without serving.
import { buildAdmin, buildSite } from './lib/build/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError } from './lib/steps.mjs';

try {
  await ensureInstalled({ withTools: false });
  await buildSite();
  await buildAdmin();
} catch (error) {
  endOnStepError(error);
}
