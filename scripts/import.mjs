// `npm run import -- FOLDER`: what was exported, into the empty installation of the settings.
import { importCommand } from '../src/upkeep/backup/command.ts';

process.exit(await importCommand(process.argv.slice(2)));
