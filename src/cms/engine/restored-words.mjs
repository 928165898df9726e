/**
 * A loader of Turbopack, for the button that restores a version. Needed for `@payloadcms/next` 3.90.1, whose dialog says the same of a draft and
 * of what goes up at once. No report known.
 *
 * @param {string} source
 * @returns {string}
 */
export default function restoredWords(source) {
  return source.replace(
    ": 'version:aboutToRestore',",
    ": draft || status === 'draft' ? 'version:aboutToRestoreDraft' : 'version:aboutToRestore',",
  );
}
