/**
 * Imports go downwards only: pages → layouts → sections → ui/motion, and pages → content → cms.
 * Exceptions in intake: pages and scripts use the form rules, which need no Node APIs, and the
 * content system uses the erasure of a person.
 */
const rooms = {
  pages: ['social-images', 'intake/rules', 'layouts', 'sections', 'ui', 'motion', 'styles', 'content', 'seo'],
  gallery: ['sections', 'blocks', 'content', 'ui', 'motion', 'styles', 'layouts'],
  layouts: ['social-images', 'sections', 'ui', 'motion', 'styles', 'content', 'seo'],
  sections: ['blocks', 'intake/rules', 'ui', 'motion', 'styles', 'content', 'seo', 'gallery'],
  blocks: ['ui'],
  ui: ['motion', 'styles', 'gallery'],
  motion: ['styles'],
  'intake/rules': [],
  shared: [],
  brand: [],
  styles: [],
  cards: ['content', 'sections', 'ui'],
  seo: ['social-images', 'content'],
  content: ['cms', 'blocks', 'sections'],
  'content-api': ['cms', 'content', 'seo'],
  cms: ['figures/rules', 'intake/erasure', 'intake/scanning', 'blocks', 'sections', 'ui/signal'],
  middleware: [],
  'figures/rules': [],
  figures: ['cms', 'intake/checks'],
  server: ['social-images', 'figures', 'middleware', 'cms', 'content', 'content-api', 'seo', 'intake'],
  intake: ['cms'],
  upkeep: ['cms', 'content', 'intake'],
};

/**
 * Rooms without dependencies, which every room may use: plain values and functions, the brand's
 * facts among them.
 */
const lowest = ['shared', 'brand'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `${room}-downwards`,
      severity: 'error',
      comment: `src/${room} may use ${allowed.length > 0 ? allowed.join(', ') : 'nothing above itself'}.`,
      from: { path: `^src/${room}/`, pathNot: '^src/content/(service-)?words\\.ts$' },
      to: {
        path: '^(src|admin|scripts)/',
        pathNot: [`^src/(${[room, ...lowest, ...allowed].join('|')})/`, '^src/env\\.ts$'],
      },
    })),
    {
      name: 'content-types-only',
      severity: 'error',
      comment:
        'Sections and layouts take plain values: of content they know the types and the parts of a text, not how to fetch.',
      from: { path: '^src/(sections|layouts)/' },
      to: { path: '^src/content/', pathNot: '^src/content/(types|rich-text|text-pieces|search/results)\\.ts$' },
    },
    {
      name: 'content-system-in-one-adapter',
      severity: 'error',
      comment: 'Of the content only the adapter for Payload knows Payload: the pages must not carry it.',
      from: { path: '^src/content/', pathNot: '^src/content/payload/' },
      to: { path: '^src/cms/' },
    },
    {
      name: 'stand-ins-only-for-tests',
      severity: 'error',
      comment: 'What stands in for somebody else, and what only tests and the fault run know, is no part of the site.',
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
      comment: 'Sections are given their words by the page that they stand on; only the gallery asks for examples.',
      from: {
        path: '^src/(sections|ui|motion|shared|brand|styles|seo|intake|middleware)/',
        pathNot: '\\.gallery\\.tsx$',
      },
      to: { path: '^sample/' },
    },
    {
      name: 'seeding-only-from-start',
      severity: 'error',
      comment: 'The content of the brand is read for the start of an empty site and for tests.',
      from: {
        path: '^src/',
        pathNot: '^(src/server/run\\.ts$|src/cms/seed/|.*\\.test\\.ts$|.*/test-support\\.ts$)',
      },
      to: { path: '^src/cms/seed/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
    exclude: { path: 'payload-types|\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
