/** Imports go downwards only: pages → layouts → sections → ui/motion, and pages → content → cms. */
const rooms = {
  pages: ['forms', 'layouts', 'sections', 'ui', 'motion', 'site', 'styles', 'content', 'seo'],
  gallery: ['sections', 'ui', 'motion', 'site', 'styles'],
  layouts: ['sections', 'ui', 'motion', 'site', 'styles', 'content', 'seo'],
  sections: ['forms', 'ui', 'motion', 'site', 'styles', 'content', 'seo', 'gallery'],
  ui: ['styles', 'site', 'gallery'],
  motion: ['forms', 'styles'],
  forms: [],
  site: [],
  styles: [],
  seo: ['site', 'content'],
  content: ['site', 'cms'],
  'content-api': ['cms', 'content', 'seo', 'site'],
  cms: ['site'],
  middleware: ['site'],
  server: ['middleware', 'cms', 'content', 'content-api', 'forms', 'site', 'seo', 'intake'],
  intake: ['cms', 'forms', 'site'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `${room}-downwards`,
      severity: 'error',
      comment: `src/${room} may use ${allowed.length > 0 ? allowed.join(', ') : 'nothing above itself'}.`,
      from: { path: `^src/${room}/` },
      to: {
        path: '^(src|seed|admin|scripts)/',
        pathNot: [`^src/(${[room, ...allowed].join('|')})/`, '^src/env\\.ts$', '^seed/seed\\.ts$'],
      },
    })),
    {
      name: 'content-types-only',
      severity: 'error',
      comment:
        'Sections and layouts take plain values: of content they know the types and the headings of a text, not how to fetch.',
      from: { path: '^src/(sections|layouts)/' },
      to: { path: '^src/content/', pathNot: '^src/content/(types|rich-text)\\.ts$' },
    },
    {
      name: 'content-system-in-one-adapter',
      severity: 'error',
      comment: 'Of the content only the adapter for Payload knows Payload: the pages must not carry it.',
      from: { path: '^src/content/', pathNot: '^src/content/payload/' },
      to: { path: '^src/cms/' },
    },
    {
      name: 'seed-only-from-start',
      severity: 'error',
      comment: 'The sample content is for the start of an empty site and for tests.',
      from: {
        pathNot: '^(src/server/run\\.ts|src/gallery/artwork\\.astro$|seed/|.*\\.test\\.ts$|.*/test-support\\.ts$)',
      },
      to: { path: '^seed/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^astro(:|/)' } },
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
