// `npm run doctor`: checks settings, folders, disk, clock, database, mail and other needs of the
// site, and prints the problems.
import { doctorCommand } from '../src/ops/doctor/command.ts';

process.exitCode = await doctorCommand();
