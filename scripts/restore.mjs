// `npm run restore -- FOLDER`: replaces the data named by the settings by a backup, while the site
// is stopped.
import { restoreCommand } from '../src/ops/backup/command.ts';

process.exitCode = await restoreCommand(process.argv.slice(2));
