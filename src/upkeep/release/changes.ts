import { compareVersions, type ReleaseRecord } from './record.ts';

/** What a release brings after the one before it. */
export interface Changes {
  /** One line for each thing that is another. */
  readonly lines: readonly string[];
  /** What has to be put right before it is a release. */
  readonly faults: readonly string[];
}

/** Headings of a changelog by what they begin with, each with its text: `Next`, `0.2.0`. */
function changelogEntries(changelog: string): ReadonlyMap<string, string> {
  const entries = changelog.split(/^## /m).slice(1);
  return new Map(entries.map((entry) => [/^\S+/.exec(entry)?.[0] ?? '', entry]));
}

type Values = Readonly<Record<string, unknown>>;

/** Names that came, went, or hold something else. */
function differences(before: Values, now: Values) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return {
    added: names.filter((name) => !(name in before)),
    removed: names.filter((name) => !(name in now)),
    changed: names.filter((name) => name in before && name in now && before[name] !== now[name]),
  };
}

const shown = (value: unknown): string => (value === null ? 'none' : value === true ? 'on' : value || 'off').toString();

/** Whether a version is another in its first two numbers than the one before. */
const isMore = (version: string, before: string): boolean =>
  version.split('.').slice(0, 2).join('.') !== before.split('.').slice(0, 2).join('.');

/**
 * Compares the software as it lies here with the last release that was kept.
 *
 * @param before undefined when none was kept yet
 * @param changelog the text of CHANGELOG.md
 */
export function changesSince(before: ReleaseRecord | undefined, now: ReleaseRecord, changelog: string): Changes {
  const entries = changelogEntries(changelog);
  const faults: string[] = [];
  if (!before) {
    if (!entries.has(now.version)) faults.push(`CHANGELOG.md has no entry for ${now.version}.`);
    return { lines: [`${now.version} is the first release.`], faults };
  }
  const settings = differences(before.settings, now.settings);
  const packages = differences(before.packages, now.packages);
  const steps = (['sqlite', 'postgres'] as const).map((kind) => ({
    kind: kind === 'sqlite' ? 'SQLite' : 'PostgreSQL',
    added: now.migrations[kind].filter((name) => !before.migrations[kind].includes(name)),
    gone: before.migrations[kind].filter((name) => !now.migrations[kind].includes(name)),
  }));
  const lines = [
    ...(before.node === now.node ? [] : [`Node: ${now.node} instead of ${before.node}`]),
    ...steps.flatMap(({ kind, added }) =>
      added.length > 0 ? [`Database on ${kind}: ${added.length} steps (${added.join(', ')})`] : [],
    ),
    ...settings.added.map((name) => `Setting ${name}: new (${shown(now.settings[name])})`),
    ...settings.removed.map((name) => `Setting ${name}: gone`),
    ...settings.changed.map(
      (name) => `Setting ${name}: ${shown(now.settings[name])} instead of ${shown(before.settings[name])}`,
    ),
    ...packages.added.map((name) => `Package ${name} ${now.packages[name]}: new`),
    ...packages.removed.map((name) => `Package ${name}: gone`),
    ...packages.changed.map((name) => `Package ${name}: ${now.packages[name]} instead of ${before.packages[name]}`),
  ];

  const order = compareVersions(now.version, before.version);
  const heading = order === 0 ? 'Next' : now.version;
  const entry = entries.get(heading);
  if (order < 0) faults.push(`package.json says ${now.version}, and ${before.version} was released already.`);
  if (entry === undefined && (order !== 0 || lines.length > 0)) faults.push(`CHANGELOG.md has no entry "${heading}".`);
  for (const { kind, gone } of steps)
    if (gone.length > 0) faults.push(`${kind}: steps that ${before.version} had are gone (${gone.join(', ')}).`);
  const unsaid = [...settings.added, ...settings.removed, ...settings.changed].filter(
    (name) => !entry?.includes(`\`${name}\``),
  );
  if (entry !== undefined && unsaid.length > 0)
    faults.push(`CHANGELOG.md says nothing under "${heading}" of ${unsaid.join(', ')}.`);
  const weighs = settings.removed.length > 0 || steps.some(({ added }) => added.length > 0);
  if (order > 0 && weighs && !isMore(now.version, before.version))
    faults.push(
      `${now.version} differs from ${before.version} in its last number alone: it may not change the database or take settings away.`,
    );
  return { lines, faults };
}
