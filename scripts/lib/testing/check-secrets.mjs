// Refuses keys, tokens and passwords in the repository: every copy would contain them.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.mjs';
import { secretsIn } from './secrets.mjs';

/** Longest text file that is searched, in bytes; larger ones are generated. */
const longest = 1024 * 1024;
const isText =
  /\.(?:[cm]?[jt]sx?|astro|css|html|svg|json|ya?ml|md|txt|graphql|webmanifest|example|sh)$|(?:^|\/)(?:run|\.\w+)$/;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
let faults = 0;
for (const file of files.filter((name) => isText.test(name))) {
  const absolute = path.join(root, file);
  const size = statSync(absolute, { throwIfNoEntry: false })?.size;
  // A deleted file is listed until its deletion is staged.
  if (size === undefined || size > longest) continue;
  for (const { line, message } of await secretsIn(absolute, readFileSync(absolute, 'utf8'))) {
    console.error(`${file}:${line}: ${message}`);
    faults += 1;
  }
}
if (faults === 0) console.log('No key, token or password lies in the repository.');
process.exit(faults === 0 ? 0 : 1);
