import { sql } from '@payloadcms/db-sqlite';

type SQL = ReturnType<typeof sql>;
type Row = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>>;

/** Change of a stored field: its new name, its new values, and changes of the fields inside. */
interface Change {
  readonly to?: string;
  readonly values?: Names;
  readonly fields?: Changes;
}

type Changes = Readonly<Record<string, Change>>;

const colours: Names = {
  milk: 'paper2',
  taxi: 'accent1',
  ferry: 'accent2',
  harbour: 'accent3',
  tart: 'accent4',
  neon: 'accent5',
  tile: 'accent6',
};

const icons: Names = {
  '1': 't',
  '3': 't-inverted',
  '8': 'triangle',
  '8-south-west': 'triangle-down',
  '8-north-east': 'double-triangle',
  '8-south-east': 'double-triangle-down',
  '9': 'hourglass',
  '10': 'cross',
};

const colour: Change = { values: colours };
const icon: Change = { to: 'icon', values: icons };
const note: Change = { to: 'note', fields: { signal: icon } };
const mascot = (to: string): Change => ({ to, fields: { person: { to: 'name', values: icons }, ink: colour } });
const sign: Change = { fields: { 'signal-left': { to: 'sign-left' }, 'signal-right': { to: 'sign-right' } } };

const header: Change = {
  to: 'header',
  fields: { signal: icon, number: { to: 'label' }, forecast: { to: 'note' }, place: { to: 'position' } },
};

const frame: Change = { fields: { ground: colour, hoist: header } };

const places: Names = { sun: 'large', moon: 'small' };

const shapes: Change = {
  to: 'shapes',
  fields: { shape: { values: icons }, ink: colour, place: { values: places } },
};

const variants: Names = { sounding: 'descending', ships: 'depths' };

/** Changes of the blocks' fields, by the block's former name. */
const fields: Readonly<Record<string, Changes>> = {
  'about-hero': { notice: note, lift: { to: 'linePicture' } },
  'colour-cta': { person: mascot('mascot') },
  'experience-counter': { readings: { to: 'metrics' } },
  faq: { person: mascot('mascot') },
  'float-hero': { sea: { to: 'water', ...colour }, notice: note, moon: { to: 'disc', ...colour } },
  'hands-colour': { pictures: sign },
  'hands-pinned': { pictures: sign },
  hero: {
    sea: { to: 'water', ...colour },
    dry: { to: 'lastLineInk', ...colour },
    notice: note,
    blobs: shapes,
    pictures: { fields: { signal: icon } },
    lookout: mascot('mascotOnHeading'),
    leadsman: mascot('mascotWithLine'),
    boards: { to: 'signboards' },
    fleet: { to: 'boats' },
    gusty: { to: 'wind' },
  },
  'hover-rows': { variant: { values: variants } },
  inbox: { letters: { to: 'messages' } },
  'info-cards': { cards: { fields: { ground: colour } } },
  'info-row': { signal: icon },
  'job-opening': { notice: note },
  'pricing-cards': { variant: { values: variants } },
  'services-accordion': { rows: { fields: { ground: colour } } },
  statement: { ground: colour },
  watches: { watches: { to: 'tasks', fields: { signal: icon, ink: colour } } },
  'work-list': { notice: note },
  'works-column': { items: { fields: { signal: icon } } },
};

const blocks: Names = {
  capsule: 'picture-reveal',
  fares: 'price-list',
  floor: 'floor-number',
  'job-opening': 'jobs-hero',
  phones: 'phone-screens',
  'swell-list': 'growing-list',
  'two-bills': 'cost-comparison',
  watches: 'schedule',
  'write-anyway': 'open-application',
};

/** New names of all stored values that have one. */
export const renamedValues: Names = { ...colours, ...icons, ...places, ...variants, ...blocks };

const named = (names: Names, name: string): string => (Object.hasOwn(names, name) ? (names[name] ?? name) : name);

function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => changed(part, change));
  if (typeof value === 'string') return named(change.values ?? {}, value);
  return typeof value === 'object' && value !== null ? withChanges(value as Row, change.fields ?? {}) : value;
}

function withChanges(row: Row, changes: Changes): Row {
  const entries = Object.entries(row).map(([name, value]) => {
    const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
    return change ? [change.to ?? name, changed(value, change)] : [name, value];
  });
  return Object.fromEntries(entries);
}

/**
 * Renames blocks, their fields and options in the stored sections of a page. Sections with the new
 * names stay as they are.
 */
export function renameBlocks(sections: unknown): unknown {
  if (!Array.isArray(sections)) return sections;
  return sections.map((section: unknown) => {
    if (typeof section !== 'object' || section === null || !('blockType' in section)) return section;
    const name = String(section.blockType);
    const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return withChanges(section as Row, { ...own, frame, blockType: { values: blocks } });
  });
}

/** Access to either database in a migration. */
interface Database {
  readonly read: (statement: SQL) => Promise<readonly Row[]>;
  readonly write: (statement: SQL) => Promise<unknown>;
  /** Converts a JSON text into a value of its column. */
  readonly json: (text: string) => SQL;
}

const columns = [
  ['pages', 'sections'],
  ['_pages_v', 'version_sections'],
] as const;

/** Rows in memory at a time; one may have a hundred kilobytes of sections. */
const batch = 50;

/** Renames blocks in pages and all their versions. */
export async function renamedBlocks({ read, write, json }: Database): Promise<void> {
  for (const names of columns) {
    const [table, column] = names.map((name) => sql.raw(`"${name}"`)) as [SQL, SQL];
    for (let last = 0; ; ) {
      const rows = await read(
        sql`select "id", ${column} as "sections" from ${table} where "id" > ${last} order by "id" limit ${batch}`,
      );
      for (const { id, sections } of rows) {
        const stored: unknown = typeof sections === 'string' ? JSON.parse(sections) : sections;
        const renamed = JSON.stringify(renameBlocks(stored));
        if (renamed !== JSON.stringify(stored))
          await write(sql`update ${table} set ${column} = ${json(renamed)} where "id" = ${id}`);
      }
      const end = rows.at(-1);
      if (!end) break;
      last = Number(end.id);
    }
  }
}

/** Columns of colours outside of sections. */
const coloured = [
  ['pages', 'ground'],
  ['_pages_v', 'version_ground'],
  ['people', 'ground'],
  ['navigation_services', 'ground'],
] as const;

/** Renames stored colours where a column is text, as on SQLite. */
export const renamedColours = (): readonly SQL[] =>
  coloured.flatMap(([table, column]) =>
    Object.entries(colours).map(
      ([from, to]) => sql`update ${sql.raw(`"${table}"`)} set ${sql.raw(`"${column}"`)} = ${to}
        where ${sql.raw(`"${column}"`)} = ${from}`,
    ),
  );

/** Renames colours in the types of PostgreSQL, which renames them in all rows. */
export const renamedColourTypes = (): readonly SQL[] =>
  coloured.flatMap(([table, column]) =>
    Object.entries(colours).map(([from, to]) =>
      sql.raw(`ALTER TYPE "public"."enum_${table}_${column}" RENAME VALUE '${from}' TO '${to}'`),
    ),
  );
