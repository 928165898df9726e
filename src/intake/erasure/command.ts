import { guardOutput } from '../../cms/engine/harmless-log.ts';
import { openContentSystem, StartError } from '../../cms/open.ts';
import { settings as readSettings, SettingsError } from '../../env.ts';
import { erasePerson } from './erase.ts';

const complain = (message: string): 1 => {
  process.stderr.write(`${message}\n`);
  return 1;
};

/**
 * `npm run erase -- somebody@example.com`: removes everything that one person sent, with the settings of the site.
 *
 * @returns the exit code of the process
 */
export async function eraseCommand(given: readonly string[]): Promise<0 | 1> {
  const [email = '', ...more] = given.map((one) => one.trim());
  if (more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email))
    return complain('Give one email address: npm run erase -- somebody@example.com');
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
    return 0;
  } catch (error) {
    if (error instanceof SettingsError || error instanceof StartError) return complain(error.message);
    throw error;
  }
}
