// `npm run export -- FOLDER`: writes everything as files that an installation on either database
// reads, while the site runs.
import { exportCommand } from '../src/upkeep/backup/command.ts';

process.exit(await exportCommand(process.argv.slice(2)));
