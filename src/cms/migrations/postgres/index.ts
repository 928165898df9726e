import * as migration_20261123_005520_initial from './20261123_005520_initial.ts';
import * as migration_20261123_043851_a_second_dark from './20261123_043851_a_second_dark.ts';
import * as migration_20261123_124615_pages from './20261123_124615_pages.ts';
import * as migration_20261123_150127_navigation_and_case_films from './20261123_150127_navigation_and_case_films.ts';
import * as migration_20261123_161750_uploads_of_films_and_marks from './20261123_161750_uploads_of_films_and_marks.ts';
import * as migration_20261123_183011_preview_links from './20261123_183011_preview_links.ts';
import * as migration_20261123_191735_enquiry_events from './20261123_191735_enquiry_events.ts';
import * as migration_20261123_214351_trash_and_hands from './20261123_214351_trash_and_hands.ts';
import * as migration_20261123_220937_roles from './20261123_220937_roles.ts';
import * as migration_20261123_222122_letters_files from './20261123_222122_letters_files.ts';
import * as migration_20261123_222903_letters_told_and_scanned from './20261123_222903_letters_told_and_scanned.ts';
import * as migration_20261123_223837_pictures_in_words from './20261123_223837_pictures_in_words.ts';
import * as migration_20261123_230148_sign_in from './20261123_230148_sign_in.ts';
import * as migration_20261125_023133_social_pictures from './20261125_023133_social_pictures.ts';
import * as migration_20261125_035245_figures from './20261125_035245_figures.ts';
import * as migration_20261125_160714_entry_social_pictures from './20261125_160714_entry_social_pictures.ts';
import * as migration_20261126_210302_articles_by_date from './20261126_210302_articles_by_date.ts';
import * as migration_20261129_031942_searched_letters from './20261129_031942_searched_letters.ts';
import * as migration_20261130_004855_job_places from './20261130_004855_job_places.ts';
import * as migration_20261130_032204_renamed_blocks from './20261130_032204_renamed_blocks.ts';
import * as migration_20261130_063448_translations from './20261130_063448_translations.ts';
import * as migration_20261130_071534_language_of_forms from './20261130_071534_language_of_forms.ts';
import * as migration_20261130_100449_reviews from './20261130_100449_reviews.ts';
import * as migration_20261130_111627_first_click from './20261130_111627_first_click.ts';
import * as migration_20261130_124115_newsletter_tool from './20261130_124115_newsletter_tool.ts';
import * as migration_20261130_134518_left_out_deliveries from './20261130_134518_left_out_deliveries.ts';

export const migrations = [
  {
    up: migration_20261123_005520_initial.up,
    down: migration_20261123_005520_initial.down,
    name: '20261123_005520_initial',
  },
  {
    up: migration_20261123_043851_a_second_dark.up,
    down: migration_20261123_043851_a_second_dark.down,
    name: '20261123_043851_a_second_dark',
  },
  {
    up: migration_20261123_124615_pages.up,
    down: migration_20261123_124615_pages.down,
    name: '20261123_124615_pages',
  },
  {
    up: migration_20261123_150127_navigation_and_case_films.up,
    down: migration_20261123_150127_navigation_and_case_films.down,
    name: '20261123_150127_navigation_and_case_films',
  },
  {
    up: migration_20261123_161750_uploads_of_films_and_marks.up,
    down: migration_20261123_161750_uploads_of_films_and_marks.down,
    name: '20261123_161750_uploads_of_films_and_marks',
  },
  {
    up: migration_20261123_183011_preview_links.up,
    down: migration_20261123_183011_preview_links.down,
    name: '20261123_183011_preview_links',
  },
  {
    up: migration_20261123_191735_enquiry_events.up,
    down: migration_20261123_191735_enquiry_events.down,
    name: '20261123_191735_enquiry_events',
  },
  {
    up: migration_20261123_214351_trash_and_hands.up,
    down: migration_20261123_214351_trash_and_hands.down,
    name: '20261123_214351_trash_and_hands',
  },
  {
    up: migration_20261123_220937_roles.up,
    down: migration_20261123_220937_roles.down,
    name: '20261123_220937_roles',
  },
  {
    up: migration_20261123_222122_letters_files.up,
    down: migration_20261123_222122_letters_files.down,
    name: '20261123_222122_letters_files',
  },
  {
    up: migration_20261123_222903_letters_told_and_scanned.up,
    down: migration_20261123_222903_letters_told_and_scanned.down,
    name: '20261123_222903_letters_told_and_scanned',
  },
  {
    up: migration_20261123_223837_pictures_in_words.up,
    down: migration_20261123_223837_pictures_in_words.down,
    name: '20261123_223837_pictures_in_words',
  },
  {
    up: migration_20261123_230148_sign_in.up,
    down: migration_20261123_230148_sign_in.down,
    name: '20261123_230148_sign_in',
  },
  {
    up: migration_20261125_023133_social_pictures.up,
    down: migration_20261125_023133_social_pictures.down,
    name: '20261125_023133_social_pictures',
  },
  {
    up: migration_20261125_035245_figures.up,
    down: migration_20261125_035245_figures.down,
    name: '20261125_035245_figures',
  },
  {
    up: migration_20261125_160714_entry_social_pictures.up,
    down: migration_20261125_160714_entry_social_pictures.down,
    name: '20261125_160714_entry_social_pictures',
  },
  {
    up: migration_20261126_210302_articles_by_date.up,
    down: migration_20261126_210302_articles_by_date.down,
    name: '20261126_210302_articles_by_date',
  },
  {
    up: migration_20261129_031942_searched_letters.up,
    down: migration_20261129_031942_searched_letters.down,
    name: '20261129_031942_searched_letters',
  },
  {
    up: migration_20261130_004855_job_places.up,
    down: migration_20261130_004855_job_places.down,
    name: '20261130_004855_job_places',
  },
  {
    up: migration_20261130_032204_renamed_blocks.up,
    down: migration_20261130_032204_renamed_blocks.down,
    name: '20261130_032204_renamed_blocks',
  },
  {
    up: migration_20261130_063448_translations.up,
    down: migration_20261130_063448_translations.down,
    name: '20261130_063448_translations',
  },
  {
    up: migration_20261130_071534_language_of_forms.up,
    down: migration_20261130_071534_language_of_forms.down,
    name: '20261130_071534_language_of_forms',
  },
  {
    up: migration_20261130_100449_reviews.up,
    down: migration_20261130_100449_reviews.down,
    name: '20261130_100449_reviews',
  },
  {
    up: migration_20261130_111627_first_click.up,
    down: migration_20261130_111627_first_click.down,
    name: '20261130_111627_first_click',
  },
  {
    up: migration_20261130_124115_newsletter_tool.up,
    down: migration_20261130_124115_newsletter_tool.down,
    name: '20261130_124115_newsletter_tool',
  },
  {
    up: migration_20261130_134518_left_out_deliveries.up,
    down: migration_20261130_134518_left_out_deliveries.down,
    name: '20261130_134518_left_out_deliveries'
  },
];
