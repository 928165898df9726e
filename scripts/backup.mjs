// `npm run backup -- FOLDER`: backs up database, uploads and other data that a build cannot
// recreate. The site may run meanwhile; the settings are those of the site.
import { backupCommand } from '../src/ops/backup/command.ts';

process.exitCode = await backupCommand(process.argv.slice(2));
