import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { s3Storage } from '@payloadcms/storage-s3';
import { type AdminViewConfig, buildConfig, type CollectionConfig, type Config, type SanitizedConfig } from 'payload';
import type { Settings } from '../config/env.ts';
import { withRoles } from './access/with-roles.ts';
import { readSecret } from './auth/secret.ts';
import { ApiTokens } from './collections/api-tokens.ts';
import { Facts } from './collections/facts.ts';
import { filmsCollection } from './collections/films.ts';
import { Holidays } from './collections/holidays.ts';
import { Insights } from './collections/insights.ts';
import { Jobs } from './collections/jobs.ts';
import { ArticleCategories, Authors, ClientTypes } from './collections/lists.ts';
import { mediaCollection } from './collections/media.ts';
import { NavigationRecord } from './collections/navigation.ts';
import { Pages } from './collections/pages.ts';
import { PreviewLinks } from './collections/preview-links.ts';
import { People, partnersCollection, Testimonials } from './collections/proof.ts';
import { Redirects } from './collections/redirects.ts';
import { usersCollection } from './collections/users.ts';
import { Works } from './collections/works.ts';
import { paletteEndpoint } from './command-palette/palette-search.ts';
import { explainsFullDisk } from './database/full-disk.ts';
import { postgresDatabase } from './database/postgres.ts';
import { sqliteDatabase } from './database/sqlite.ts';
import { validationField } from './editorial/preview/preview.ts';
import { withSchedule } from './editorial/schedule/with-schedule.ts';
import { withTrash } from './editorial/trash/with-trash.ts';
import { withApproval } from './editorial/versions/approval.ts';
import { withBulkEditErrors } from './editorial/versions/bulk-edit-errors.ts';
import { withVersionAuthors } from './editorial/versions/version-author.ts';
import { withCharacterCounts } from './fields/character-counts.ts';
import { timeFormat } from './fields/day.ts';
import { withListCells } from './fields/list-cells.ts';
import { richTextEditor } from './fields/rich-text.ts';
import { mailAdapter } from './mail/mail.ts';
import { withChineseSearch } from './panel/chinese-search.ts';
import { withEmptyState } from './panel/empty-states.ts';
import { brand } from './panel/runtime-brand.ts';
import { panelTranslations, withLanguages } from './panel/with-languages.ts';
import { searchingWords } from './patches/database/word-search.ts';
import { withLockAccess } from './patches/editing/lock-access.ts';
import { explainsLock } from './patches/editing/persistent-locks.ts';
import { withReadablePreferences } from './patches/editing/readable-preferences.ts';
import { withLastEditor } from './patches/editing/stale-saves.ts';
import { explainsUnstorable } from './patches/editing/unstorable-values.ts';
import { logOptions } from './patches/logging/redacted-log.ts';
import { withGuardedEndpoints } from './patches/rest/guarded-endpoints.ts';
import { withBounds } from './patches/rest/rest-bounds.ts';
import { ChangeTokens } from './revalidation/change-tokens.ts';
import { withReadTracking } from './revalidation/content-reads.ts';
import { Translations } from './translations/collection.ts';
import { translationComponents, withTranslations } from './translations/with-translations.ts';

/** Always part of the config, so that the columns are the same with and without an S3 store. */
function mediaStore({
  S3_BUCKET = '',
  S3_REGION,
  S3_ENDPOINT,
  S3_ACCESS_KEY_ID = '',
  S3_SECRET_ACCESS_KEY = '',
}: Settings) {
  return s3Storage({
    enabled: S3_BUCKET !== '',
    alwaysInsertFields: true,
    collections: { media: true, films: true, partners: true },
    bucket: S3_BUCKET,
    config: {
      region: S3_REGION,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    },
  });
}

/**
 * Records without drafts have no name until they are saved; refusals of a save stay above their
 * form.
 */
function withTitleAndValidationSummary(collection: CollectionConfig): CollectionConfig {
  if (collection.versions) return collection;
  const { components = {}, ...admin } = collection.admin ?? {};
  const beforeDocumentControls = [
    '/cms/admin/fields/new-title.tsx#NewTitle',
    ...(components.edit?.beforeDocumentControls ?? []),
  ];
  return {
    ...collection,
    fields: [validationField, ...collection.fields],
    admin: { ...admin, components: { ...components, edit: { ...components.edit, beforeDocumentControls } } },
  };
}

const locales = [{ code: 'en', label: 'English' }];

/**
 * Hides parts of Payload that editors do not need: the JSON view, and copying into the only
 * language.
 */
const withoutUnusedControls = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, hideAPIURL: true, disableCopyToLocale: locales.length === 1 },
});

/** Payload's config without the features of other rooms. Opens and writes nothing. */
function contentSystemConfig(current: Settings): Config {
  const media = path.join(current.DATA_DIR, 'media');
  return {
    secret: readSecret(current),
    serverURL: '',
    routes: { api: '/cms', admin: '/admin' },
    graphQL: { disable: true },
    cors: [],
    // `server/admin-panel.ts` refuses writes from other sites, so Payload needs no list of hosts.
    csrf: [],
    telemetry: false,
    custom: { approval: current.APPROVAL, siteUrl: current.SITE_URL, mails: Boolean(current.SMTP_URL) },
    logger: { options: logOptions('warn') },
    email: mailAdapter(current),
    editor: richTextEditor,
    db: searchingWords(
      current.DATABASE_URL ? postgresDatabase(current.DATABASE_URL) : sqliteDatabase(current.DATA_DIR),
    ),
    collections: [
      Works,
      Insights,
      Jobs,
      Pages,
      ClientTypes,
      ArticleCategories,
      Authors,
      Facts,
      Holidays,
      NavigationRecord,
      filmsCollection(media),
      partnersCollection(media),
      People,
      Testimonials,
      mediaCollection(media),
      PreviewLinks,
      Redirects,
      Translations,
      usersCollection(current.SITE_URL, current.APPROVAL),
      ApiTokens,
      ChangeTokens,
    ],
    // Page words are stored by language, so a second language needs a setting and a translation but
    // no migration.
    localization: { locales, defaultLocale: 'en', fallback: true },
    endpoints: [paletteEndpoint],
    hooks: { afterError: [explainsLock, explainsUnstorable, explainsFullDisk] },
    plugins: [mediaStore(current)],
    upload: { limits: { fileSize: 50_000_000 }, abortOnLimit: true },
    i18n: panelTranslations,
    admin: {
      user: 'users',
      avatar: { Component: '/cms/admin/account/account-badge.tsx#AccountBadge' },
      dateFormat: timeFormat,
      timezones: {
        defaultTimezone: brand.timeZone,
        // The panel shows all times in the brand's time zone; a choice of zones leads to scheduled
        // changes an hour off.
        supportedTimezones: [{ label: brand.address.region, value: brand.timeZone }],
      },
      meta: {
        titleSuffix: ` – ${brand.name}`,
        description: `The panel of ${brand.name}.`,
        icons: [
          { rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' },
          { rel: 'apple-touch-icon', url: '/apple-touch-icon.png' },
        ],
        defaultOGImageType: 'off',
        openGraph: { siteName: brand.name, description: `The panel of ${brand.name}.` },
      },
      // Listed whether APPROVAL is on or not: the panel is built once for both.
      dependencies: {
        askForALook: { path: '/cms/admin/versions/request-review.tsx#RequestReview', type: 'component' },
        ...translationComponents,
        draftViews: { path: '/cms/admin/versions/draft-views.tsx#DraftViews', type: 'component' },
      },
      importMap: {
        baseDir: path.resolve('src'),
        importMapFile: path.resolve('admin/app/(payload)/admin/importMap.js'),
      },
      components: {
        graphics: { Logo: '/cms/admin/shell/brand-marks.tsx#Logo', Icon: '/cms/admin/shell/brand-marks.tsx#Icon' },
        Nav: '/cms/admin/shell/panel-nav.tsx#PanelNav',
        beforeLogin: ['/cms/admin/account/sign-in.tsx#SignInWelcome'],
        afterLogin: ['/cms/admin/account/sign-in.tsx#SignInNote'],
        actions: [
          '/cms/admin/shell/site-clock.tsx#SiteClock',
          '/cms/admin/command-palette/header-tools.tsx#HeaderTools',
        ],
        providers: [
          '/cms/admin/connection/connection.tsx#Connection',
          '/cms/admin/shell/named-controls.tsx#NamedControls',
          '/cms/admin/picture/rejected-files.tsx#RejectedFiles',
        ],
        header: ['/cms/admin/account/first-password-notice.tsx#FirstPasswordNotice'],
        views: {
          schedule: { Component: '/cms/admin/schedule/schedule-view.tsx#ScheduleView', path: '/schedule' },
          translations: {
            Component: '/cms/admin/translations/translations-view.tsx#TranslationsView',
            path: '/translations',
            exact: true,
          },
          translation: {
            Component: '/cms/admin/translations/sheet-view.tsx#SheetView',
            path: '/translations/:of/:record/:language',
            exact: true,
          },
          guide: { Component: '/cms/admin/help/guide-view.tsx#GuideView', path: '/guide' },
        },
      },
    },
    // Generated by `npm run generate` only: in development Payload would start a process for it at
    // every start.
    typescript: { autoGenerate: false, outputFile: path.resolve('src/cms/payload-types.ts') },
  };
}

/** Gives every collection rights, trash, versions and change tokens, those of features included. */
const withCommonFeatures = (config: Config, { APPROVAL, SITE_URL }: Settings): Config => ({
  ...config,
  collections: (config.collections ?? [])
    .map(withRoles)
    .map(withTrash)
    .map(withTranslations)
    .map(withVersionAuthors)
    .map(withSchedule)
    .map(withBulkEditErrors)
    .map(APPROVAL ? withApproval(SITE_URL) : (collection) => collection)
    .map(withLastEditor)
    .map(withEmptyState)
    .map(withTitleAndValidationSummary)
    .map(withoutUnusedControls)
    .map(withReadTracking),
});

/** Addition of a higher room to Payload's config: collections, endpoints, views. */
export type Feature = (config: Config) => Config;

/** Adds a view to the panel. */
export const withView = (config: Config, name: string, view: AdminViewConfig): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      views: { ...config.admin?.components?.views, [name]: view },
    },
  },
});

/**
 * Builds and sanitises the content system's config, with all patches applied.
 *
 * @param features additions of other rooms (`src/server/composition.ts`)
 */
export async function contentSystem(current: Settings, features: readonly Feature[]): Promise<SanitizedConfig> {
  mkdirSync(current.DATA_DIR, { recursive: true });
  const patches = [
    withBounds,
    withReadablePreferences,
    withLockAccess,
    withGuardedEndpoints,
    withListCells,
    withCharacterCounts,
    withChineseSearch,
    withLanguages,
  ];
  const whole = features.reduce((config, feature) => feature(config), contentSystemConfig(current));
  return patches.reduce((config, patch) => patch(config), await buildConfig(withCommonFeatures(whole, current)));
}
