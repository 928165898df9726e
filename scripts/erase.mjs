// `npm run erase -- somebody@example.com`: removes everything that one person sent, with the settings of the site.
import { guardOutput } from '../src/cms/harmless-log.ts';
import { openContentSystem, StartError } from '../src/cms/open.ts';
import { erasePerson } from '../src/cms/personal-data.ts';
import { settings as readSettings, SettingsError } from '../src/env.ts';

const email = process.argv[2]?.trim();

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!email || process.argv.length > 3 || !/^[^\s@]+@[^\s@]+$/.test(email))
  fail('Give one e-mail address: npm run erase -- somebody@example.com');

guardOutput();
try {
  const settings = { ...readSettings(), ADMIN: false, DELIVERIES: false };
  const { payload } = await openContentSystem(settings, { say: () => undefined });
  const { submissions, deliveries, files, elsewhere } = await erasePerson(payload, email);
  process.stdout.write(`${submissions} submissions, ${deliveries} deliveries and ${files} files removed.\n`);
  if (elsewhere.length > 0) {
    process.stdout.write('Other systems were given these; erase them there:\n');
    for (const line of elsewhere) process.stdout.write(`  ${line}\n`);
  }
  await payload.destroy();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  fail(error.message);
}
process.exit(0);
