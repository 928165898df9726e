const takesTheFirst = /new window\.IntersectionObserver\((\w+)=>\{let\[(\w+)\]=\1;return (\w+)\(\2\)\}/;

/**
 * A loader of Turbopack, for the bundle in which Payload learns what has come into view. Needed for `@payloadcms/ui` 3.90.1, which reads
 * only the first of the sightings that a busy browser tells at once: of a row that was just opened the first is that it is not seen
 * yet, and its fields never come. Reported as https://github.com/payloadcms/payload/issues/18108.
 *
 * @param {string} source
 * @returns {string}
 */
export default function shownRows(source) {
  return source.replace(takesTheFirst, 'new window.IntersectionObserver($1=>$3($1.at(-1))');
}
