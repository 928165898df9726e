// `npm run doctor`: looks at settings, folders, disk, clock, database, mail and whatever else the
// site needs, and says what is wrong.
import { doctorCommand } from '../src/upkeep/doctor/command.ts';

process.exit(await doctorCommand());
