import { globSync } from 'node:fs';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = `${letters}${letters.toUpperCase()}0123456789`;

/** @param {number} index */
const prefixAt = (index) => {
  const [first, second] = [Math.floor(index / letters.length), index % letters.length];
  if (first >= letters.length)
    throw new Error(`More than ${letters.length ** 2} style sheets: prefixes need a letter more.`);
  return `${letters[first]}${letters[second]}`;
};

/** @param {number} index */
const ordinalAt = (index) => {
  const rest = index < digits.length ? '' : ordinalAt(Math.floor(index / digits.length) - 1);
  return `${rest}${digits[index % digits.length]}`;
};

/**
 * Names the classes of CSS modules: two letters for the sheet and one for the class (`baa`, `bab`).
 * Every page carries its style, so a name costs bytes on every page, and random letters do not
 * compress.
 *
 * Sheets are numbered in the order of their paths, classes in the order of their sheet: the same
 * sources give the same names in every build and in each of its parts.
 *
 * @param {string} root the folder with the `*.module.css` files
 * @returns {(name: string, filename: string) => string} for Vite's `css.modules.generateScopedName`
 */
export function shortClassNames(root) {
  const sheets = globSync('**/*.module.css', { cwd: root }).map((sheet) => sheet.replaceAll(path.sep, '/'));
  const prefixes = new Map(sheets.toSorted().map((sheet, index) => [sheet, prefixAt(index)]));
  /** @type {Map<string, Map<string, string>>} */
  const namesOf = new Map();
  return (name, filename) => {
    const sheet = path.relative(root, filename.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
    const prefix = prefixes.get(sheet);
    if (!prefix) throw new Error(`${filename} is not one of the style sheets of ${root}.`);
    const names = namesOf.get(sheet) ?? new Map();
    namesOf.set(sheet, names);
    const known = names.get(name) ?? `${prefix}${ordinalAt(names.size)}`;
    names.set(name, known);
    return known;
  };
}
