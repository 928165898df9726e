// `npm run export -- FOLDER`: writes all data as files that an installation on either database can
// import. The site may run meanwhile.
import { exportCommand } from '../src/ops/backup/command.ts';

process.exitCode = await exportCommand(process.argv.slice(2));
