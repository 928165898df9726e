// `npm run backup -- FOLDER`: copies everything that cannot be made again, while the site runs,
// with the settings of the site.
import { backupCommand } from '../src/upkeep/backup/command.ts';

process.exit(await backupCommand(process.argv.slice(2)));
