import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`works\` ADD \`seo_social_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`works_seo_seo_social_picture_idx\` ON \`works\` (\`seo_social_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_works_v\` ADD \`version_seo_social_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_seo_version_seo_social_picture_idx\` ON \`_works_v\` (\`version_seo_social_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`insights\` ADD \`seo_social_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`insights_seo_seo_social_picture_idx\` ON \`insights\` (\`seo_social_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_insights_v\` ADD \`version_seo_social_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_seo_version_seo_social_picture_idx\` ON \`_insights_v\` (\`version_seo_social_picture_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_works\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`post_date\` text,
  	\`featured\` integer,
  	\`services\` text,
  	\`subject\` text,
  	\`grid_image_full_id\` integer,
  	\`grid_image_illustration_id\` integer,
  	\`colours_deep\` text,
  	\`colours_bright\` text,
  	\`colours_pale\` text,
  	\`colours_darkest\` text,
  	\`colours_dark\` text,
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
  	\`walk_film_id\` integer,
  	\`walk_name\` text,
  	\`walk_description\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_head_tags\` text,
  	\`seo_json_ld\` text,
  	\`hand_by\` numeric,
  	\`hand_asked_by\` numeric,
  	\`hand_asked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`grid_image_full_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`grid_image_illustration_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`work_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_image_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`walk_film_id\`) REFERENCES \`films\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_works\`("id", "title", "slug", "post_date", "featured", "services", "subject", "grid_image_full_id", "grid_image_illustration_id", "colours_deep", "colours_bright", "colours_pale", "colours_darkest", "colours_dark", "work_hero_image_id", "introduction_title", "introduction", "intro_image_id", "intro_image_mobile_id", "address_bar_url", "button", "body_heading", "body", "section2_head", "section2", "section3_head", "section3", "results", "banner_image_id", "walk_film_id", "walk_name", "walk_description", "seo_title", "seo_description", "seo_head_tags", "seo_json_ld", "hand_by", "hand_asked_by", "hand_asked_at", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "slug", "post_date", "featured", "services", "subject", "grid_image_full_id", "grid_image_illustration_id", "colours_deep", "colours_bright", "colours_pale", "colours_darkest", "colours_dark", "work_hero_image_id", "introduction_title", "introduction", "intro_image_id", "intro_image_mobile_id", "address_bar_url", "button", "body_heading", "body", "section2_head", "section2", "section3_head", "section3", "results", "banner_image_id", "walk_film_id", "walk_name", "walk_description", "seo_title", "seo_description", "seo_head_tags", "seo_json_ld", "hand_by", "hand_asked_by", "hand_asked_at", "updated_at", "created_at", "deleted_at", "_status" FROM \`works\`;`)
  await db.run(sql`DROP TABLE \`works\`;`)
  await db.run(sql`ALTER TABLE \`__new_works\` RENAME TO \`works\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`works_slug_idx\` ON \`works\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`works_featured_idx\` ON \`works\` (\`featured\`);`)
  await db.run(sql`CREATE INDEX \`works_grid_image_full_idx\` ON \`works\` (\`grid_image_full_id\`);`)
  await db.run(sql`CREATE INDEX \`works_grid_image_illustration_idx\` ON \`works\` (\`grid_image_illustration_id\`);`)
  await db.run(sql`CREATE INDEX \`works_work_hero_image_idx\` ON \`works\` (\`work_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`works_intro_image_idx\` ON \`works\` (\`intro_image_id\`);`)
  await db.run(sql`CREATE INDEX \`works_intro_image_mobile_idx\` ON \`works\` (\`intro_image_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`works_banner_image_idx\` ON \`works\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`works_walk_walk_film_idx\` ON \`works\` (\`walk_film_id\`);`)
  await db.run(sql`CREATE INDEX \`works_updated_at_idx\` ON \`works\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`works_created_at_idx\` ON \`works\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`works_deleted_at_idx\` ON \`works\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`works__status_idx\` ON \`works\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__works_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_post_date\` text,
  	\`version_featured\` integer,
  	\`version_services\` text,
  	\`version_subject\` text,
  	\`version_grid_image_full_id\` integer,
  	\`version_grid_image_illustration_id\` integer,
  	\`version_colours_deep\` text,
  	\`version_colours_bright\` text,
  	\`version_colours_pale\` text,
  	\`version_colours_darkest\` text,
  	\`version_colours_dark\` text,
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
  	\`version_walk_film_id\` integer,
  	\`version_walk_name\` text,
  	\`version_walk_description\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_head_tags\` text,
  	\`version_seo_json_ld\` text,
  	\`version_hand_by\` numeric,
  	\`version_hand_asked_by\` numeric,
  	\`version_hand_asked_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`works\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_grid_image_full_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_grid_image_illustration_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_work_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_image_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_walk_film_id\`) REFERENCES \`films\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__works_v\`("id", "parent_id", "version_title", "version_slug", "version_post_date", "version_featured", "version_services", "version_subject", "version_grid_image_full_id", "version_grid_image_illustration_id", "version_colours_deep", "version_colours_bright", "version_colours_pale", "version_colours_darkest", "version_colours_dark", "version_work_hero_image_id", "version_introduction_title", "version_introduction", "version_intro_image_id", "version_intro_image_mobile_id", "version_address_bar_url", "version_button", "version_body_heading", "version_body", "version_section2_head", "version_section2", "version_section3_head", "version_section3", "version_results", "version_banner_image_id", "version_walk_film_id", "version_walk_name", "version_walk_description", "version_seo_title", "version_seo_description", "version_seo_head_tags", "version_seo_json_ld", "version_hand_by", "version_hand_asked_by", "version_hand_asked_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_slug", "version_post_date", "version_featured", "version_services", "version_subject", "version_grid_image_full_id", "version_grid_image_illustration_id", "version_colours_deep", "version_colours_bright", "version_colours_pale", "version_colours_darkest", "version_colours_dark", "version_work_hero_image_id", "version_introduction_title", "version_introduction", "version_intro_image_id", "version_intro_image_mobile_id", "version_address_bar_url", "version_button", "version_body_heading", "version_body", "version_section2_head", "version_section2", "version_section3_head", "version_section3", "version_results", "version_banner_image_id", "version_walk_film_id", "version_walk_name", "version_walk_description", "version_seo_title", "version_seo_description", "version_seo_head_tags", "version_seo_json_ld", "version_hand_by", "version_hand_asked_by", "version_hand_asked_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_works_v\`;`)
  await db.run(sql`DROP TABLE \`_works_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__works_v\` RENAME TO \`_works_v\`;`)
  await db.run(sql`CREATE INDEX \`_works_v_parent_idx\` ON \`_works_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_slug_idx\` ON \`_works_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_featured_idx\` ON \`_works_v\` (\`version_featured\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_grid_image_full_idx\` ON \`_works_v\` (\`version_grid_image_full_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_grid_image_illustration_idx\` ON \`_works_v\` (\`version_grid_image_illustration_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_work_hero_image_idx\` ON \`_works_v\` (\`version_work_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_intro_image_idx\` ON \`_works_v\` (\`version_intro_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_intro_image_mobile_idx\` ON \`_works_v\` (\`version_intro_image_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_banner_image_idx\` ON \`_works_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_walk_version_walk_film_idx\` ON \`_works_v\` (\`version_walk_film_id\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_updated_at_idx\` ON \`_works_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_created_at_idx\` ON \`_works_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_deleted_at_idx\` ON \`_works_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version__status_idx\` ON \`_works_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_created_at_idx\` ON \`_works_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_updated_at_idx\` ON \`_works_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_snapshot_idx\` ON \`_works_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_published_locale_idx\` ON \`_works_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_latest_idx\` ON \`_works_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_autosave_idx\` ON \`_works_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_insights\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`insights_content\` text,
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
  	\`hand_by\` numeric,
  	\`hand_asked_by\` numeric,
  	\`hand_asked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_insights\`("id", "title", "description", "insights_content", "slug", "post_date", "author_id", "reading_note", "thumbnail_id", "banner_image_id", "seo_title", "seo_description", "seo_head_tags", "seo_json_ld", "hand_by", "hand_asked_by", "hand_asked_at", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "description", "insights_content", "slug", "post_date", "author_id", "reading_note", "thumbnail_id", "banner_image_id", "seo_title", "seo_description", "seo_head_tags", "seo_json_ld", "hand_by", "hand_asked_by", "hand_asked_at", "updated_at", "created_at", "deleted_at", "_status" FROM \`insights\`;`)
  await db.run(sql`DROP TABLE \`insights\`;`)
  await db.run(sql`ALTER TABLE \`__new_insights\` RENAME TO \`insights\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`insights_slug_idx\` ON \`insights\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`insights_post_date_idx\` ON \`insights\` (\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`insights_author_idx\` ON \`insights\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`insights_thumbnail_idx\` ON \`insights\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`insights_banner_image_idx\` ON \`insights\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`insights_updated_at_idx\` ON \`insights\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`insights_created_at_idx\` ON \`insights\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`insights_deleted_at_idx\` ON \`insights\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`insights__status_idx\` ON \`insights\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__insights_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_insights_content\` text,
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
  	\`version_hand_by\` numeric,
  	\`version_hand_asked_by\` numeric,
  	\`version_hand_asked_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`insights\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__insights_v\`("id", "parent_id", "version_title", "version_description", "version_insights_content", "version_slug", "version_post_date", "version_author_id", "version_reading_note", "version_thumbnail_id", "version_banner_image_id", "version_seo_title", "version_seo_description", "version_seo_head_tags", "version_seo_json_ld", "version_hand_by", "version_hand_asked_by", "version_hand_asked_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_description", "version_insights_content", "version_slug", "version_post_date", "version_author_id", "version_reading_note", "version_thumbnail_id", "version_banner_image_id", "version_seo_title", "version_seo_description", "version_seo_head_tags", "version_seo_json_ld", "version_hand_by", "version_hand_asked_by", "version_hand_asked_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_insights_v\`;`)
  await db.run(sql`DROP TABLE \`_insights_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__insights_v\` RENAME TO \`_insights_v\`;`)
  await db.run(sql`CREATE INDEX \`_insights_v_parent_idx\` ON \`_insights_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_slug_idx\` ON \`_insights_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_post_date_idx\` ON \`_insights_v\` (\`version_post_date\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_author_idx\` ON \`_insights_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_thumbnail_idx\` ON \`_insights_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_banner_image_idx\` ON \`_insights_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_updated_at_idx\` ON \`_insights_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_created_at_idx\` ON \`_insights_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version_deleted_at_idx\` ON \`_insights_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_version_version__status_idx\` ON \`_insights_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_created_at_idx\` ON \`_insights_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_updated_at_idx\` ON \`_insights_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_snapshot_idx\` ON \`_insights_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_published_locale_idx\` ON \`_insights_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_latest_idx\` ON \`_insights_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_insights_v_autosave_idx\` ON \`_insights_v\` (\`autosave\`);`)
}
