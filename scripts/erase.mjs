// `npm run erase -- person@example.com`: removes everything that this person sent, with the
// settings of the site.
import { eraseCommand } from '../src/ops/erase/command.ts';

process.exitCode = await eraseCommand(process.argv.slice(2));
