const forgets =
  /if\("value"in (\w+)\)\{for\(let\[(\w+),(\w+)\]of Object\.entries\((\w+)\)\)if\(\2!==\1\.path&&"isModified"in \3\)\{let\{isModified:\w+,\.\.\.(\w+)\}=\3;\4\[\2\]=\5\}\}/;

/**
 * A loader of Turbopack, for the bundle in which Payload keeps the state of forms. Needed for `@payloadcms/ui` 3.90.1, where a form
 * remembers only of the field that was typed in last that somebody did: the answer to an earlier automatic save, which may be seconds under way,
 * puts the old words back into all others, and the next one saves them. No report known.
 *
 * @param {string} source
 * @returns {string}
 */
export default function keptWords(source) {
  return source.replace(forgets, '');
}
