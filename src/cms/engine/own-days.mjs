const writtenElsewhere =
  /=("MM\/dd\/yyyy"):(\w+)==="dayAndTime"\?(\w+)="MMM d, yyy h:mm a":\2==="timeOnly"\?\3="h:mm a"/;

const chosenDay = /\.setHours\(12-(\w+),0\)/;

/**
 * A loader of Turbopack, for the bundle in which Payload keeps its field for dates. Needed for `@payloadcms/ui` 3.90.1, where a field
 * without a format of its own (the filters of lists) writes as people do in America, and nothing can be
 * set: Nov 5, 2026 5:00 PM beside 5 Nov 2026, 17:00 in the rest of the panel. No report known.
 * A day is kept as ten in the morning UTC, and as an hour of that very day where this would be another one: Payload keeps noon UTC, which is the
 * next day from UTC+12 on.
 *
 * @param {string} source
 * @returns {string}
 */
export default function ownDays(source) {
  return source
    .replace(writtenElsewhere, '="d MMM yyyy":$2==="dayAndTime"?$3="d MMM yyyy, HH:mm":$2==="timeOnly"?$3="HH:mm"')
    .replace(chosenDay, '.setHours(Math.min(23,Math.max(0,10-$1)),0)');
}
