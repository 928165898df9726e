// `npm run restore -- FOLDER`: puts a backup in the place of what the settings name, while the site
// is stopped.
import { restoreCommand } from '../src/upkeep/backup/command.ts';

process.exit(await restoreCommand(process.argv.slice(2)));
