// Refuses keys, tokens and passwords in what the repository holds: whoever copies it would have them.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { root } from './lib/steps.mjs';

/** Nobody hides a key in a picture or a film; a file of text above this size is generated. */
const longest = 1024 * 1024;
const isText =
  /\.(?:[cm]?[jt]sx?|astro|css|html|svg|json|ya?ml|md|txt|graphql|webmanifest|example|sh)$|(?:^|\/)(?:run|\.\w+)$/;

/** What a test holds to be kept out of the log, on this machine where nobody listens. */
const invented = {
  id: '@secretlint/secretlint-rule-database-connection-string',
  options: { allows: ['/:secret-word@127\\.0\\.0\\.1/'] },
};

const options = {
  config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, rules: [invented] }] },
  noPhysicFilePath: true,
};

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
let faults = 0;
for (const file of files.filter((name) => isText.test(name))) {
  const absolute = path.join(root, file);
  if (statSync(absolute, { throwIfNoEntry: false })?.size > longest) continue;
  const content = readFileSync(absolute, 'utf8');
  const { messages } = await lintSource({
    source: { filePath: absolute, content, ext: path.extname(file), contentType: 'text' },
    options,
  });
  for (const { message, loc } of messages) console.error(`${file}:${loc.start.line}: ${message}`);
  faults += messages.length;
}
if (faults === 0) console.log('No key, token or password lies in the repository.');
process.exit(faults === 0 ? 0 : 1);
