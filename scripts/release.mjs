// `npm run release -- --check` says what has changed since the last release. `npm run release` keeps the version of package.json: what
// it is (settings, packages, steps of the database), and a small database of it on SQLite and on PostgreSQL, which every later
// version is tested to bring up to date. `--again` keeps a version anew.
import { checkCommand } from '../src/upkeep/release/command.ts';
import { keepRelease } from './release/keep.ts';

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || ![undefined, '--check', '--again'].includes(option)) {
  process.stderr.write('npm run release -- [--check | --again]\n');
  process.exit(1);
}
const checked = checkCommand();
process.exit(checked === 0 && option !== '--check' ? await keepRelease({ again: option === '--again' }) : checked);
