// `npm run import -- FOLDER`: imports exported data into the empty installation of the settings.
import { importCommand } from '../src/ops/backup/command.ts';

process.exitCode = await importCommand(process.argv.slice(2));
