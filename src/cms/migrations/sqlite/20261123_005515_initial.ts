import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`works\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`post_date\` text,
  	\`services\` text,
  	\`subject\` text,
  	\`grid_image_full_id\` integer,
  	\`grid_image_illustration_id\` integer,
  	\`colours_deep\` text,
  	\`colours_bright\` text,
  	\`colours_pale\` text,
  	\`colours_darkest\` text,
  	\`work_hero_image_id\` integer,
  	\`introduction_title\` text,
  	\`introduction\` text,
  	\`intro_image_id\` integer,
  	\`intro_image_mobile_id\` integer,
  	\`address_bar_url\` text,
  	\`button\` text,
  	\`body_heading\` text,
  	\`body\` text,
  	\`section2_head\` text,
  	\`section2\` text,
  	\`section3_head\` text,
  	\`section3\` text,
  	\`results\` text,
  	\`banner_image_id\` integer,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_head_tags\` text,
  	\`seo_json_ld\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`grid_image_full_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`grid_image_illustration_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`work_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_image_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`works_slug_idx\` ON \`works\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`works_grid_image_full_idx\` ON \`works\` (\`grid_image_full_id\`);`)
  await db.run(sql`CREATE INDEX \`works_grid_image_illustration_idx\` ON \`works\` (\`grid_image_illustration_id\`);`)
  await db.run(sql`CREATE INDEX \`works_work_hero_image_idx\` ON \`works\` (\`work_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`works_intro_image_idx\` ON \`works\` (\`intro_image_id\`);`)
  await db.run(sql`CREATE INDEX \`works_intro_image_mobile_idx\` ON \`works\` (\`intro_image_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`works_banner_image_idx\` ON \`works\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`works_updated_at_idx\` ON \`works\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`works_created_at_idx\` ON \`works\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`works__status_idx\` ON \`works\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`works_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`client_types_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`works\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`client_types_id\`) REFERENCES \`client_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`works_rels_order_idx\` ON \`works_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`works_rels_parent_idx\` ON \`works_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`works_rels_path_idx\` ON \`works_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`works_rels_client_types_id_idx\` ON \`works_rels\` (\`client_types_id\`);`)
  await db.run(sql`CREATE INDEX \`works_rels_media_id_idx\` ON \`works_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_works_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_post_date\` text,
  	\`version_services\` text,
  	\`version_subject\` text,
  	\`version_grid_image_full_id\` integer,
  	\`version_grid_image_illustration_id\` integer,
  	\`version_colours_deep\` text,
  	\`version_colours_bright\` text,
  	\`version_colours_pale\` text,
  	\`version_colours_darkest\` text,
  	\`version_work_hero_image_id\` integer,
  	\`version_introduction_title\` text,
  	\`version_introduction\` text,
  	\`version_intro_image_id\` integer,
  	\`version_intro_image_mobile_id\` integer,
  	\`version_address_bar_url\` text,
  	\`version_button\` text,
  	\`version_body_heading\` text,
  	\`version_body\` text,
  	\`version_section2_head\` text,
  	\`version_section2\` text,
  	\`version_section3_head\` text,
  	\`version_section3\` text,
  	\`version_results\` text,
  	\`version_banner_image_id\` integer,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_head_tags\` text,
  	\`version_seo_json_ld\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`works\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_grid_image_full_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_grid_image_illustration_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_work_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_image_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_works_v_parent_idx\` ON \`_works_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_slug_idx\` ON \`_works_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_grid_image_full_idx\` ON \`_works_v\` (\`version_grid_image_full_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_grid_image_illustration_idx\` ON \`_works_v\` (\`version_grid_image_illustration_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_work_hero_image_idx\` ON \`_works_v\` (\`version_work_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_intro_image_idx\` ON \`_works_v\` (\`version_intro_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_intro_image_mobile_idx\` ON \`_works_v\` (\`version_intro_image_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_banner_image_idx\` ON \`_works_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_updated_at_idx\` ON \`_works_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_created_at_idx\` ON \`_works_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version__status_idx\` ON \`_works_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_created_at_idx\` ON \`_works_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_updated_at_idx\` ON \`_works_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_latest_idx\` ON \`_works_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_autosave_idx\` ON \`_works_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_works_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`client_types_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_works_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`client_types_id\`) REFERENCES \`client_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_works_v_rels_order_idx\` ON \`_works_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_rels_parent_idx\` ON \`_works_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_rels_path_idx\` ON \`_works_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_rels_client_types_id_idx\` ON \`_works_v_rels\` (\`client_types_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_rels_media_id_idx\` ON \`_works_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`insights_blocks_text\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`insights\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`insights_blocks_text_order_idx\` ON \`insights_blocks_text\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`insights_blocks_text_parent_id_idx\` ON \`insights_blocks_text\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`insights_blocks_text_path_idx\` ON \`insights_blocks_text\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`insights_blocks_images_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`insights_blocks_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`insights_blocks_images_images_order_idx\` ON \`insights_blocks_images_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`insights_blocks_images_images_parent_id_idx\` ON \`insights_blocks_images_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`insights_blocks_images_images_image_idx\` ON \`insights_blocks_images_images\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`insights_blocks_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`insights\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`insights_blocks_images_order_idx\` ON \`insights_blocks_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`insights_blocks_images_parent_id_idx\` ON \`insights_blocks_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`insights_blocks_images_path_idx\` ON \`insights_blocks_images\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`insights\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`slug\` text,
  	\`post_date\` text,
  	\`author_id\` integer,
  	\`reading_note\` text,
  	\`thumbnail_id\` integer,
  	\`banner_image_id\` integer,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_head_tags\` text,
  	\`seo_json_ld\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`insights_slug_idx\` ON \`insights\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`insights_post_date_idx\` ON \`insights\` (\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`insights_author_idx\` ON \`insights\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`insights_thumbnail_idx\` ON \`insights\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`insights_banner_image_idx\` ON \`insights\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`insights_updated_at_idx\` ON \`insights\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`insights_created_at_idx\` ON \`insights\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`insights__status_idx\` ON \`insights\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`insights_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`article_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`insights\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_categories_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`insights_rels_order_idx\` ON \`insights_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`insights_rels_parent_idx\` ON \`insights_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`insights_rels_path_idx\` ON \`insights_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`insights_rels_article_categories_id_idx\` ON \`insights_rels\` (\`article_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_insights_v_blocks_text\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_insights_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_insights_v_blocks_text_order_idx\` ON \`_insights_v_blocks_text\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_blocks_text_parent_id_idx\` ON \`_insights_v_blocks_text\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_blocks_text_path_idx\` ON \`_insights_v_blocks_text\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_insights_v_blocks_images_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_insights_v_blocks_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_insights_v_blocks_images_images_order_idx\` ON \`_insights_v_blocks_images_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_blocks_images_images_parent_id_idx\` ON \`_insights_v_blocks_images_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_blocks_images_images_image_idx\` ON \`_insights_v_blocks_images_images\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_insights_v_blocks_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_insights_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_insights_v_blocks_images_order_idx\` ON \`_insights_v_blocks_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_blocks_images_parent_id_idx\` ON \`_insights_v_blocks_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_blocks_images_path_idx\` ON \`_insights_v_blocks_images\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_insights_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_slug\` text,
  	\`version_post_date\` text,
  	\`version_author_id\` integer,
  	\`version_reading_note\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_banner_image_id\` integer,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_head_tags\` text,
  	\`version_seo_json_ld\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`insights\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_insights_v_parent_idx\` ON \`_insights_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_slug_idx\` ON \`_insights_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_post_date_idx\` ON \`_insights_v\` (\`version_post_date\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_author_idx\` ON \`_insights_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_thumbnail_idx\` ON \`_insights_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_banner_image_idx\` ON \`_insights_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_updated_at_idx\` ON \`_insights_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_created_at_idx\` ON \`_insights_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version__status_idx\` ON \`_insights_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_created_at_idx\` ON \`_insights_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_updated_at_idx\` ON \`_insights_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_latest_idx\` ON \`_insights_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_autosave_idx\` ON \`_insights_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_insights_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`article_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_insights_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_categories_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_insights_v_rels_order_idx\` ON \`_insights_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_rels_parent_idx\` ON \`_insights_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_rels_path_idx\` ON \`_insights_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_rels_article_categories_id_idx\` ON \`_insights_v_rels\` (\`article_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`jobs_job_track\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs_job_track_order_idx\` ON \`jobs_job_track\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`jobs_job_track_parent_id_idx\` ON \`jobs_job_track\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`job\` text,
  	\`experience\` text,
  	\`location\` text DEFAULT 'Hong Kong',
  	\`text\` text,
  	\`slug\` text,
  	\`post_date\` text,
  	\`valid_through\` text,
  	\`seo_description\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`jobs_slug_idx\` ON \`jobs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`jobs_updated_at_idx\` ON \`jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_created_at_idx\` ON \`jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs__status_idx\` ON \`jobs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v_version_job_track\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_jobs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_job_track_order_idx\` ON \`_jobs_v_version_job_track\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_job_track_parent_id_idx\` ON \`_jobs_v_version_job_track\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_job\` text,
  	\`version_experience\` text,
  	\`version_location\` text DEFAULT 'Hong Kong',
  	\`version_text\` text,
  	\`version_slug\` text,
  	\`version_post_date\` text,
  	\`version_valid_through\` text,
  	\`version_seo_description\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_parent_idx\` ON \`_jobs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_slug_idx\` ON \`_jobs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_updated_at_idx\` ON \`_jobs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_created_at_idx\` ON \`_jobs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version__status_idx\` ON \`_jobs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_created_at_idx\` ON \`_jobs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_updated_at_idx\` ON \`_jobs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_latest_idx\` ON \`_jobs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_autosave_idx\` ON \`_jobs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`client_types\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`client_types_slug_idx\` ON \`client_types\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`client_types_updated_at_idx\` ON \`client_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`client_types_created_at_idx\` ON \`client_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`article_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`article_categories_slug_idx\` ON \`article_categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_updated_at_idx\` ON \`article_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_created_at_idx\` ON \`article_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`authors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`thumbnail_id\` integer,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`authors_thumbnail_idx\` ON \`authors\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`authors_slug_idx\` ON \`authors\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`authors_updated_at_idx\` ON \`authors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_created_at_idx\` ON \`authors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`title\` text,
  	\`colour\` text,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif400_url\` text,
  	\`sizes_avif400_width\` numeric,
  	\`sizes_avif400_height\` numeric,
  	\`sizes_avif400_mime_type\` text,
  	\`sizes_avif400_filesize\` numeric,
  	\`sizes_avif400_filename\` text,
  	\`sizes_avif800_url\` text,
  	\`sizes_avif800_width\` numeric,
  	\`sizes_avif800_height\` numeric,
  	\`sizes_avif800_mime_type\` text,
  	\`sizes_avif800_filesize\` numeric,
  	\`sizes_avif800_filename\` text,
  	\`sizes_avif1280_url\` text,
  	\`sizes_avif1280_width\` numeric,
  	\`sizes_avif1280_height\` numeric,
  	\`sizes_avif1280_mime_type\` text,
  	\`sizes_avif1280_filesize\` numeric,
  	\`sizes_avif1280_filename\` text,
  	\`sizes_avif1920_url\` text,
  	\`sizes_avif1920_width\` numeric,
  	\`sizes_avif1920_height\` numeric,
  	\`sizes_avif1920_mime_type\` text,
  	\`sizes_avif1920_filesize\` numeric,
  	\`sizes_avif1920_filename\` text,
  	\`sizes_avif2560_url\` text,
  	\`sizes_avif2560_width\` numeric,
  	\`sizes_avif2560_height\` numeric,
  	\`sizes_avif2560_mime_type\` text,
  	\`sizes_avif2560_filesize\` numeric,
  	\`sizes_avif2560_filename\` text,
  	\`sizes_webp1200_url\` text,
  	\`sizes_webp1200_width\` numeric,
  	\`sizes_webp1200_height\` numeric,
  	\`sizes_webp1200_mime_type\` text,
  	\`sizes_webp1200_filesize\` numeric,
  	\`sizes_webp1200_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif400_sizes_avif400_filename_idx\` ON \`media\` (\`sizes_avif400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif800_sizes_avif800_filename_idx\` ON \`media\` (\`sizes_avif800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1280_sizes_avif1280_filename_idx\` ON \`media\` (\`sizes_avif1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1920_sizes_avif1920_filename_idx\` ON \`media\` (\`sizes_avif1920_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif2560_sizes_avif2560_filename_idx\` ON \`media\` (\`sizes_avif2560_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1200_sizes_webp1200_filename_idx\` ON \`media\` (\`sizes_webp1200_filename\`);`)
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text,
  	\`company\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`portfolio\` text,
  	\`message\` text,
  	\`job\` text,
  	\`source\` text,
  	\`file_name\` text,
  	\`file_type\` text,
  	\`file_size\` numeric,
  	\`file_path\` text,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`held\` integer DEFAULT false,
  	\`held_because\` text,
  	\`assignee_id\` integer,
  	\`notes\` text,
  	\`key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_kind_idx\` ON \`submissions\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`submissions_email_idx\` ON \`submissions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`submissions_state_idx\` ON \`submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`submissions_held_idx\` ON \`submissions\` (\`held\`);`)
  await db.run(sql`CREATE INDEX \`submissions_assignee_idx\` ON \`submissions\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_key_idx\` ON \`submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`submissions_fingerprint_idx\` ON \`submissions\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deliveries_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`outcome\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_log_order_idx\` ON \`deliveries_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_log_parent_id_idx\` ON \`deliveries_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`submission_id\` integer NOT NULL,
  	\`destination\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt\` text,
  	\`crm_organization\` numeric,
  	\`crm_person\` numeric,
  	\`crm_deal\` numeric,
  	\`crm_file\` numeric,
  	\`crm_asked\` text,
  	\`crm_asked_at\` text,
  	\`crm_asked_last\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`submission_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_submission_idx\` ON \`deliveries\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_state_idx\` ON \`deliveries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_crm_crm_organization_idx\` ON \`deliveries\` (\`crm_organization\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_crm_crm_person_idx\` ON \`deliveries\` (\`crm_person\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_crm_crm_deal_idx\` ON \`deliveries\` (\`crm_deal\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`destination_state_nextAttempt_idx\` ON \`deliveries\` (\`destination\`,\`state\`,\`next_attempt\`);`)
  await db.run(sql`CREATE TABLE \`form_attempts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sender\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`until\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`form_attempts_sender_idx\` ON \`form_attempts\` (\`sender\`);`)
  await db.run(sql`CREATE INDEX \`form_attempts_until_idx\` ON \`form_attempts\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`reads_enquiries\` integer DEFAULT false,
  	\`must_change_password\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`api_tokens\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`enable_a_p_i_key\` integer,
  	\`api_key\` text,
  	\`api_key_index\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`api_tokens_updated_at_idx\` ON \`api_tokens\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`api_tokens_created_at_idx\` ON \`api_tokens\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`content_stamps\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tag\` text NOT NULL,
  	\`token\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`content_stamps_tag_idx\` ON \`content_stamps\` (\`tag\`);`)
  await db.run(sql`CREATE INDEX \`content_stamps_updated_at_idx\` ON \`content_stamps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`content_stamps_created_at_idx\` ON \`content_stamps\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`works_id\` integer,
  	\`insights_id\` integer,
  	\`jobs_id\` integer,
  	\`client_types_id\` integer,
  	\`article_categories_id\` integer,
  	\`authors_id\` integer,
  	\`media_id\` integer,
  	\`submissions_id\` integer,
  	\`deliveries_id\` integer,
  	\`form_attempts_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`api_tokens_id\` integer,
  	\`content_stamps_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`works_id\`) REFERENCES \`works\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`insights_id\`) REFERENCES \`insights\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`client_types_id\`) REFERENCES \`client_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_categories_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_attempts_id\`) REFERENCES \`form_attempts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`api_tokens_id\`) REFERENCES \`api_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_stamps_id\`) REFERENCES \`content_stamps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_works_id_idx\` ON \`payload_locked_documents_rels\` (\`works_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_insights_id_idx\` ON \`payload_locked_documents_rels\` (\`insights_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_client_types_id_idx\` ON \`payload_locked_documents_rels\` (\`client_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`article_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_attempts_id_idx\` ON \`payload_locked_documents_rels\` (\`form_attempts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_api_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`api_tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_stamps_id_idx\` ON \`payload_locked_documents_rels\` (\`content_stamps_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	\`api_tokens_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`api_tokens_id\`) REFERENCES \`api_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_api_tokens_id_idx\` ON \`payload_preferences_rels\` (\`api_tokens_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`works\`;`)
  await db.run(sql`DROP TABLE \`works_rels\`;`)
  await db.run(sql`DROP TABLE \`_works_v\`;`)
  await db.run(sql`DROP TABLE \`_works_v_rels\`;`)
  await db.run(sql`DROP TABLE \`insights_blocks_text\`;`)
  await db.run(sql`DROP TABLE \`insights_blocks_images_images\`;`)
  await db.run(sql`DROP TABLE \`insights_blocks_images\`;`)
  await db.run(sql`DROP TABLE \`insights\`;`)
  await db.run(sql`DROP TABLE \`insights_rels\`;`)
  await db.run(sql`DROP TABLE \`_insights_v_blocks_text\`;`)
  await db.run(sql`DROP TABLE \`_insights_v_blocks_images_images\`;`)
  await db.run(sql`DROP TABLE \`_insights_v_blocks_images\`;`)
  await db.run(sql`DROP TABLE \`_insights_v\`;`)
  await db.run(sql`DROP TABLE \`_insights_v_rels\`;`)
  await db.run(sql`DROP TABLE \`jobs_job_track\`;`)
  await db.run(sql`DROP TABLE \`jobs\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v_version_job_track\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v\`;`)
  await db.run(sql`DROP TABLE \`client_types\`;`)
  await db.run(sql`DROP TABLE \`article_categories\`;`)
  await db.run(sql`DROP TABLE \`authors\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`deliveries_log\`;`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`form_attempts\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`api_tokens\`;`)
  await db.run(sql`DROP TABLE \`content_stamps\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
