/**
 * Rooms from the lowest layer to the highest. A file imports from its own room and from lower ones,
 * types included. `ARCHITECTURE.md` says what each room holds.
 */
const layers = [
  'lib',
  'config',
  'domain',
  'i18n',
  'styles',
  'motion',
  'ui',
  'forms',
  'blocks',
  'sections',
  'cms',
  'content',
  'social-images',
  'seo',
  'reviews',
  'analytics',
  'enquiries',
  'api',
  'layouts',
  'gallery',
  'pages',
  'middleware',
  'server',
  'ops',
];

/** Gallery states stand beside the component that they show. */
const galleryStates = '\\.gallery\\.tsx$';

const tests = '(/testing/|\\.test\\.ts$|/test-support\\.ts$)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers.map((room, layer) => ({
      name: `${room}-downwards`,
      severity: 'error',
      comment: `src/${room} imports from ${layers.slice(0, layer).join(', ') || 'no other room'}.`,
      from:
        room === 'gallery'
          ? { path: [`^src/gallery/`, galleryStates], pathNot: tests }
          : { path: `^src/${room}/`, pathNot: [galleryStates, tests] },
      to: {
        path: ['^(src|admin|scripts)/', galleryStates],
        pathNot: [
          `^src/(${layers.slice(0, layer + 1).join('|')})/(?!.*${galleryStates})`,
          ...(room === 'gallery' ? [galleryStates] : []),
        ],
      },
    })),
    {
      name: 'every-room-has-a-layer',
      severity: 'error',
      comment: 'A new room in src needs its place in the layers.',
      from: { path: '^src/[^/]+/', pathNot: `^src/(${layers.join('|')})/` },
      to: {},
    },
    {
      name: 'content-system-in-one-adapter',
      severity: 'error',
      comment: 'Only the adapter for Payload imports Payload: pages must not carry it.',
      from: { path: '^src/content/', pathNot: '^src/content/payload/' },
      to: { path: '^src/cms/' },
    },
    {
      name: 'stand-ins-only-for-tests',
      severity: 'error',
      comment: 'Stand-ins for other services, and support of tests and fault runs, are no part of the site.',
      from: { path: '^src/', pathNot: '(/testing/|\\.test\\.ts$|/test-support\\.ts$)' },
      to: { path: '(/testing/|/test-support\\.ts$)' },
    },
    {
      name: 'words-are-types',
      severity: 'error',
      comment: 'The contract of the words says what sections ask for: it takes their types, and nothing that runs.',
      from: { path: '^src/content/(service-)?words\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'brand-by-name',
      severity: 'error',
      comment:
        'A brand is a folder that package.json names in one line: code imports its words as #words, and nothing else of it.',
      from: { path: '^(src|admin)/' },
      to: { path: '^sample/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'words-come-from-pages',
      severity: 'error',
      comment:
        'Sections receive their words from the page, but for the few that browsers load; only the gallery imports examples.',
      from: {
        path: '^src/(sections|ui|motion|lib|domain|i18n|config|styles|seo|enquiries|middleware)/',
        pathNot: '\\.gallery\\.tsx$',
      },
      to: { path: '^sample/', pathNot: '^sample/words/browser\\.ts$' },
    },
    {
      name: 'seeding-only-from-start',
      severity: 'error',
      comment: 'The content of the brand is read for the start of an empty site and for tests.',
      from: {
        path: '^src/',
        pathNot: '^(src/server/run\\.ts$|src/ops/sample/|src/cms/seed/|.*\\.test\\.ts$|.*/test-support\\.ts$)',
      },
      to: { path: '^src/cms/seed/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro(:|/)|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
