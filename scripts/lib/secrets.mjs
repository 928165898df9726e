import path from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/** What a test holds to be kept out of the log, on this machine where nobody listens. */
const invented = {
  id: '@secretlint/secretlint-rule-database-connection-string',
  options: { allows: ['/:secret-word@127\\.0\\.0\\.1/'] },
};

const options = {
  config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, rules: [invented] }] },
  noPhysicFilePath: true,
};

/**
 * Keys, tokens and passwords in a text.
 *
 * @param {string} filePath of the file that it is in, for what its name says of it
 * @returns {Promise<{ line: number, message: string }[]>}
 */
export async function secretsIn(filePath, content) {
  const source = { filePath, content, ext: path.extname(filePath), contentType: 'text' };
  const { messages } = await lintSource({ source, options });
  return messages.map(({ message, loc }) => ({ line: loc.start.line, message }));
}
