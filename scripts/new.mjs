// `npm run new -- section opening-offer`, and likewise a destination of enquiries, a field of cases
// or a brand: writes the first files, and says what is left to do.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeSectionRegistry } from './lib/build/section-registry.mjs';
import { writeBrand } from './lib/new-brand.mjs';
import { root } from './lib/steps.mjs';

const [what, name = ''] = process.argv.slice(2);
const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
const label = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const section = {
  folder: `src/sections/${name}`,
  files: {
    [`${name}.tsx`]: `import styles from './${name}.module.css';

export interface ${pascal}Props {
  readonly heading: string;
  readonly text: string;
}

/** Heading with a text below it. */
export function ${pascal}({ heading, text }: ${pascal}Props) {
  return (
    <div className={styles.section}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
  );
}
`,
    [`${name}.module.css`]: `.section {
  padding: var(--s7) var(--m);
}
`,
    [`${name}.block.ts`]: `import { block } from '../../blocks/block.ts';
import { line, passage } from '../../blocks/text.ts';
import type { ${pascal}Props } from './${name}.tsx';

export const ${camel}Block = block<${pascal}Props>({
  name: '${name}',
  label: '${label}',
  group: 'words',
  help: 'A heading with a text below it.',
  synonyms: 'heading, text',
  fields: {
    heading: line({ label: 'Heading', most: 80, start: '${label}' }),
    text: passage({ label: 'Text', most: 400 }),
  },
});
`,
    [`${name}.gallery.tsx`]: `import type { Gallery } from '../../gallery/entry.ts';
import { ${pascal} } from './${name}.tsx';

export const gallery: Gallery = [
  {
    state: 'usual',
    ground: 'paper',
    content: <${pascal} heading="${label}" text="One sentence says what this section is good for." />,
  },
];
`,
  },
  write: () => {
    const written = writeFiles(section);
    writeSectionRegistry(root);
    return written;
  },
  left: [
    'Give it its fields, label and synonyms in the block, and its look in view and styles.',
    `npm run generate registers it. node scripts/visual-snapshots.mjs ${name} takes its pictures.`,
    `npm test -- ${name} and npm test -- blocks test it in every condition.`,
  ],
};

/** Name of the setting that holds the address of the destination. */
const setting = `${name.toUpperCase().replaceAll('-', '_')}_URL`;

const destination = {
  folder: `src/enquiries/destinations/${name}`,
  files: {
    'deliver.ts': readFileSync(path.join(root, 'scripts/templates/destination/deliver.ts'), 'utf8')
      .replace('../../../src/enquiries/destinations/attempt.ts', '../attempt.ts')
      .replaceAll('../../../src/', '../../../')
      .replaceAll('SHEET_ENDPOINT_URL', setting)
      .replaceAll('deliverToExample', `deliverTo${pascal}`)
      .replaceAll('Example', label),
  },
  write: () => writeFiles(destination),
  left: [
    `src/config/env.ts and .env.example: the setting ${setting}.`,
    `src/domain/destinations.ts: "${name}" with its label.`,
    `src/enquiries/destinations/registry.ts: when it is set up, what it accepts, deliverTo${pascal}.`,
    `npm run generate -- ${name}-destination writes the migration.`,
  ],
};

const field = {
  left: [
    `src/cms/collections/works.ts, in a tab of its fields:
    { name: '${camel}', label: '${label}', type: 'text', maxLength: 140, admin: { description: 'What it says.' } },`,
    `src/domain/entry-fields.ts: '${camel}' in workLines. Types, both adapters and the content API follow.`,
    `src/sections/case/case-hero.tsx, or another section there: shows it, as "work.${camel}".`,
    `src/sections/case/case.gallery.tsx: a value in its entries.`,
    `npm run generate -- ${name} writes types, the description of the API, and the migrations.`,
  ],
};

const brand = {
  folder: name,
  write: () => writeBrand(name, label),
  left: [
    'src/config/brand/ has placeholders now: name, facts, palette, typefaces, drawings. After a change: npm run brand.',
    `${name}/words and ${name}/pages have what the site says. npm start shows it, on a DATA_DIR of its own.`,
  ],
};

/** Writes the files of a folder. */
function writeFiles({ folder, files }) {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, folder, file), text);
  return Object.keys(files).map((file) => `${folder}/${file}`);
}

const kinds = { section, destination, field, brand };
const kind = Object.hasOwn(kinds, what ?? '') ? kinds[what] : undefined;
if (!kind || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
  console.error('Give a type, and a name in lower case: npm run new -- section opening-offer');
  console.error(`There are: ${Object.keys(kinds).join(', ')}.`);
  process.exit(1);
}
if (kind.folder && existsSync(path.join(root, kind.folder))) {
  console.error(`${kind.folder} is there already.`);
  process.exit(1);
}
const written = (await kind.write?.()) ?? [];
console.log([...written, ...(written.length > 0 ? [''] : []), 'Next:', ...kind.left].join('\n'));
