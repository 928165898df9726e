const takesTheAnswers = /(\w+)\[(\w+)\]\.rows\[(\w+)\]=\{\.\.\.(\w+)\[\2\]\.rows\[\3\],\.\.\.(\w+)\}/;

/**
 * A loader of Turbopack, for the bundle in which Payload keeps the state of forms. Needed for `@payloadcms/ui` 3.90.1, where an answer of the
 * server says of every row whether it is shut, as it was when the question was asked: a row that somebody opened meanwhile shuts
 * again, and takes the cursor and what is typed with it. No report known.
 *
 * @param {string} source
 * @returns {string}
 */
export default function keptRows(source) {
  return source.replace(
    takesTheAnswers,
    '$1[$2].rows[$3]={...$4[$2].rows[$3],...$5,...("collapsed"in $4[$2].rows[$3]&&{collapsed:$4[$2].rows[$3].collapsed})}',
  );
}
