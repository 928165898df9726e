import path from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/**
 * Allows the invented password of the log tests, on a port of this machine where nothing listens.
 */
const invented = {
  id: '@secretlint/secretlint-rule-database-connection-string',
  options: { allows: ['/:secret-word@127\\.0\\.0\\.1/'] },
};

const options = {
  config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, rules: [invented] }] },
  noPhysicFilePath: true,
};

/**
 * Finds keys, tokens and passwords in a text.
 *
 * @param {string} filePath path of the file; some rules depend on its name
 * @param {string} content
 * @returns {Promise<{ line: number, message: string }[]>}
 */
export async function secretsIn(filePath, content) {
  const source = { filePath, content, ext: path.extname(filePath), contentType: 'text' };
  const { messages } = await lintSource({ source, options });
  return messages.map(({ message, loc }) => ({ line: loc.start.line, message }));
}
