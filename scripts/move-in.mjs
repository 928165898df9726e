// `node_modules/.bin/node scripts/move-in.mjs https://admin.example/api`: imports the content of
// another host into this installation.
import { moveInCommand } from '../src/ops/move-in/command.ts';

process.exitCode = await moveInCommand(process.argv.slice(2));
