import { sql } from '@payloadcms/db-sqlite';

type SQL = ReturnType<typeof sql>;

/** SQL functions that differ between the two databases. */
interface Dialect {
  /** Aggregates the rows of a column as a JSON array, in order. */
  readonly list: (column: SQL) => SQL;
  /** Builds a JSON object from names and values. */
  readonly object: (parts: SQL) => SQL;
  readonly json: (column: SQL) => SQL;
}

export const sqliteJson: Dialect = {
  list: (column) => sql`json_group_array(json(${column}))`,
  object: (parts) => sql`json_object(${parts})`,
  json: (column) => sql`json(${column})`,
};

export const postgresJson: Dialect = {
  list: (column) => sql`coalesce(jsonb_agg(${column}), '[]'::jsonb)`,
  object: (parts) => sql`jsonb_build_object(${parts})`,
  json: (column) => sql`${column}`,
};

interface Tables {
  readonly entries: SQL;
  readonly column: SQL;
  readonly texts: SQL;
  readonly groups: SQL;
  readonly pictures: SQL;
  /** Column with the block's own id: rows of versions are numbered and keep it in `_uuid`. */
  readonly id: SQL;
}

const published: Tables = {
  entries: sql.raw('"insights"'),
  column: sql.raw('"insights_content"'),
  texts: sql.raw('"insights_blocks_text"'),
  groups: sql.raw('"insights_blocks_images"'),
  pictures: sql.raw('"insights_blocks_images_images"'),
  id: sql.raw('"id"'),
};

const versions: Tables = {
  entries: sql.raw('"_insights_v"'),
  column: sql.raw('"version_insights_content"'),
  texts: sql.raw('"_insights_v_blocks_text"'),
  groups: sql.raw('"_insights_v_blocks_images"'),
  pictures: sql.raw('"_insights_v_blocks_images_images"'),
  id: sql.raw('"_uuid"'),
};

function moved({ list, object, json }: Dialect, { entries, column, texts, groups, pictures, id }: Tables): SQL {
  const text = object(sql`'id', t.${id}, 'blockName', t."block_name", 'blockType', 'text', 'text', ${json(sql`t."text"`)}`);
  const picture = object(sql`'id', p.${id}, 'image', p."image_id", 'caption', p."caption"`);
  const ordered = sql`select ${picture} as "part" from ${pictures} p where p."_parent_id" = g."id" order by p."_order"`;
  const images = sql`(select ${list(sql`o."part"`)} from (${ordered}) o)`;
  const group = object(
    sql`'id', g.${id}, 'blockName', g."block_name", 'blockType', 'images', 'images', ${json(images)}`,
  );
  const blocks = sql`
    select t."_order" as "place", ${text} as "part" from ${texts} t where t."_parent_id" = ${entries}."id"
    union all
    select g."_order" as "place", ${group} as "part" from ${groups} g where g."_parent_id" = ${entries}."id"
    order by "place"`;
  return sql`update ${entries} set ${column} = (select ${list(sql`b."part"`)} from (${blocks}) b)`;
}

/**
 * Moves texts and pictures of articles, in all versions, from tables of their own into a JSON
 * column. The column exists already, and the tables still do.
 */
export const articlesInOneColumn = (dialect: Dialect): readonly SQL[] => [
  moved(dialect, published),
  moved(dialect, versions),
];
