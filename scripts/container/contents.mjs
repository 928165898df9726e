// What the image holds of the project, and of its packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders and files of the project that the site runs from, and the commands of whoever runs it. */
export const parts = [
  'package.json',
  'src',
  'sample',
  'admin/next.config.mjs',
  'admin/.next',
  'docs/content-api.graphql',
  'scripts/backup.mjs',
  'scripts/restore.mjs',
  'scripts/export.mjs',
  'scripts/import.mjs',
  'scripts/move-in.mjs',
  'scripts/doctor.mjs',
  'scripts/erase.mjs',
  'scripts/sample.mjs',
  'scripts/lib/steps.mjs',
];

/** Of those, what only a build or a test needs. */
const leftInProject =
  /^admin\/\.next\/(cache|trace|trace-build|diagnostics|types|node_modules\/drizzle-kit)|^sample\/(artwork|public)(\/|$)|\.map$|\.test\.tsx?$|test-support\.ts$|(^|\/)testing(\/|$)/;

/** Packages that others ask for, and that only building, developing or writing migrations uses. */
const leftPackages =
  /^(astro|vite|rolldown|typescript|sass|esbuild|drizzle-kit|happy-dom|caniuse-lite|monaco-editor|react-datepicker|@next\/swc-.*|@esbuild\/.*|@esbuild-kit\/.*|@babel\/.*|@monaco-editor\/.*|@types\/.*|@libsql\/.*-musl|@img\/.*musl.*)$/;

/** Files of packages that nothing reads at run time. */
const leftFiles =
  /\.(map|md|markdown|d\.[cm]?ts)$|^next\/dist\/(esm|bundle-analyzer)(\/|$)|^next\/dist\/compiled\/([^/]+-experimental|babel|babel-packages|next-devtools)(\/|$)|^next\/dist\/compiled\/next-server\/.*\.dev\.js$|\.profiling\.js$|^next\/dist\/compiled\/react-dom\/.*\.development\.js$|^prettier\/plugins(\/|$)|^hyphen\/patterns\/(?!en-gb)|^mediabunny\/(src|dist\/bundles)(\/|$)/;

export const belongs = (file) => !leftInProject.test(file);
export const isRead = (file) => !leftFiles.test(file);

/** A package's name from what a file imports of it; undefined for what is none. */
function packageOf(imported) {
  if (/^[./#]|:/.test(imported)) return undefined;
  const [first = '', second] = imported.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Names of packages that files of these folders import, types excepted. */
function importedBy(folders) {
  const names = new Set();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(tsx?|mjs)$/.test(file) || /\.gallery\.tsx$/.test(file) || !belongs(file)) continue;
      const text = readFileSync(path.join(folder, file), 'utf8').replaceAll(/^(import|export) type [^;]*;$/gms, '');
      for (const [, imported = ''] of text.matchAll(/(?:from|import|require|resolve)\s*\(?\s*['"]([^'"\n]+)['"]/g))
        names.add(packageOf(imported));
    }
  }
  names.delete(undefined);
  return names;
}

/** The folder of a package as it is seen from another one; undefined where there is none. */
function folderOf(name, from) {
  for (let place = from; ; place = path.dirname(place)) {
    const folder = path.join(place, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (place === path.dirname(place)) return undefined;
  }
}

/**
 * Folders of the packages that the site runs with: those that its code imports, and what each of them asks for.
 *
 * @param {string} project
 * @param {string} build folder of the built pages
 * @returns {string[]} in `project`, each without the packages inside of it
 */
export function packagesOf(project, build) {
  const roots = [
    ...importedBy([path.join(project, 'src'), path.join(build, 'server'), path.join(project, 'admin')]),
    'next',
  ];
  const found = new Set();
  const visit = (name, from) => {
    const folder = leftPackages.test(name) ? undefined : folderOf(name, from);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies,
      peerDependenciesMeta = {},
    } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) visit(next, folder);
  };
  for (const name of roots) visit(name, project);
  return [...found].sort();
}
