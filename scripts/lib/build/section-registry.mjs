import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'src/sections';
const head = '// Written by `npm run generate` from the folders of sections. Do not edit.\n';

/** @param {string} name such as `work-list` */
const pascalCase = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Reads which sections there are: each `<name>.block.ts` is one. Its view is `<name>.view.tsx`
 * where that file exists, else the component of `<name>.tsx` with the block's props.
 *
 * @param {string} root of the project
 */
function sectionsOf(root) {
  return globSync(`${folder}/*/*.block.ts`, { cwd: root })
    .toSorted()
    .map((file) => {
      const name = path.basename(file, '.block.ts');
      const base = `./${path.relative(folder, path.dirname(file))}/${name}`;
      const [, block] = /^export const (\w+) = block/m.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
      if (!block) throw new Error(`${file} exports no block: export const … = block(…).`);
      const ownView = existsSync(path.join(root, folder, `${base}.view.tsx`));
      return { name, base, block, component: pascalCase(name), ownView };
    });
}

/**
 * The generated files of `src/sections`.
 *
 * @param {string} root of the project
 * @returns {Readonly<Record<string, string>>} texts by path
 */
function sectionRegistry(root) {
  const sections = sectionsOf(root);
  const lines = (line) => sections.map(line).join('\n');
  return {
    [`${folder}/blocks.generated.ts`]: `${head}
${lines(({ base, block }) => `import { ${block} } from '${base}.block.ts';`)}

/** The blocks that pages are composed of, by the name that is stored. */
export const blocks = {
${lines(({ name, block }) => `  '${name}': ${block},`)}
} as const;
`,
    [`${folder}/views.generated.tsx`]: `${head}
import type { blocks } from './blocks.generated.ts';
import type { View } from './view.ts';
${lines(({ base, component, ownView }) =>
  ownView
    ? `import { view as view${component} } from '${base}.view.tsx';`
    : `import { ${component} } from '${base}.tsx';`,
)}

type Views = { readonly [Name in keyof typeof blocks]: View<(typeof blocks)[Name]> };

/** Draws each block. */
export const views: Views = {
${lines(({ name, component, ownView }) => `  '${name}': ${ownView ? `view${component}` : `(props) => <${component} {...props} />`},`)}
};
`,
  };
}

/**
 * Writes the generated files in the project's format.
 *
 * @param {string} root of the project
 */
export function writeSectionRegistry(root) {
  const files = sectionRegistry(root);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  const biome = path.join(root, 'node_modules', '.bin', 'biome');
  execFileSync(biome, ['check', '--write', '--log-level=error', ...Object.keys(files)], { cwd: root });
}
