import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Brand of an adopter: another name, other facts, currency and colours, and no drawn wordmark. */
export const northPier = {
  name: 'North Pier',
  email: 'ahoy@northpier.example',
  phone: '+44 1632 960 960',
  street: '1 Boat Lane',
  currency: { code: 'GBP', symbol: '£' },
  timeZone: 'Europe/London',
  region: 'North Yorkshire',
  accent4: '#e0d34a',
} as const;

const files = {
  'src/config/brand/name.ts': `import type { BrandName } from '../../lib/brand-shape.ts';

export const name = {
  name: '${northPier.name}',
  slug: 'north-pier',
  domain: 'northpier.example',
  tagline: 'Websites by the water.',
  line: 'Websites, Whitby',
} as const satisfies BrandName;
`,
  'src/config/brand/facts.ts': `import type { BrandFacts } from '../../lib/brand-shape.ts';
import { name } from './name.ts';

const facts = {
  foundedIn: 2021,
  email: '${northPier.email}',
  jobsEmail: 'crew@northpier.example',
  phone: '${northPier.phone}',
  address: {
    lines: ['${northPier.street}', 'Whitby'],
    street: '${northPier.street}',
    locality: 'Whitby',
    region: '${northPier.region}',
    country: 'GB',
  },
  coordinates: { latitude: 54.49, longitude: -0.61, label: '54.49 N, 0.61 W' },
  openingHours: { days: 'Tuesday to Friday', opens: '08:00', closes: '16:00' },
  profiles: { professionalNetwork: 'https://example.com/professional-network/north-pier' },
  currency: { code: '${northPier.currency.code}', symbol: '${northPier.currency.symbol}' },
  timeZone: '${northPier.timeZone}',
} as const satisfies BrandFacts;

export const brand = { ...name, ...facts };
`,
  'src/config/brand/palette.ts': `import type { ColourLabels, Palette } from '../../lib/brand-shape.ts';

export const palette = {
  paper: '#f4f7f8',
  paper2: '#d5e0e3',
  ink: '#101a20',
  accent1: '#a3324b',
  accent2: '#1f4f63',
  accent3: '#3a3f9c',
  accent4: '${northPier.accent4}',
  accent5: '#e79ac0',
  accent6: '#9fd6c2',
  wrong: '#a01c1c',
} as const satisfies Palette;

export const colourLabels: ColourLabels = { accent4: 'Sand' };

export const drawn: Partial<Record<keyof Palette, \`#\${string}\`>> = {};
`,
  'src/config/brand/wordmark.ts': `import type { Wordmark } from '../../lib/brand-shape.ts';

export const mark = 'M0 0H96V96H0Z';

export const wordmark: Wordmark | undefined = undefined;

export const chineseName: string | undefined = undefined;

export const wordmarksIn: Readonly<Record<string, readonly [before: string, after: string]>> = {};
`,
} as const satisfies Record<string, string>;

/** Folders with read-only files, which are linked instead of copied. */
const large = /^sample\/(?:media|public\/(?:films|marks|pictures))(?:\/|$)/;

function copyFolder(folder: string, target: string): void {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const inside = `${folder}/${entry.name}`;
    const [from, to] = [path.join(root, inside), path.join(target, inside)];
    if (inside === 'admin/.next') continue;
    if (!large.test(inside) && !entry.isDirectory()) cpSync(from, to);
    else if (!entry.isDirectory()) linkSync(from, to);
    else {
      mkdirSync(to, { recursive: true });
      copyFolder(inside, target);
    }
  }
}

function run(project: string, ...parameters: readonly string[]): void {
  const { SITE_URL: _site, BUILD_DIR: _build, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: project, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${parameters.join(' ')} failed:\n${stdout}${stderr}`);
}

export interface Checkout {
  readonly project: string;
  readonly remove: () => void;
  /** Runs Node in it; throws where it fails. */
  readonly run: (...parameters: readonly string[]) => void;
  /** Builds the pages as `npm start` does. */
  readonly build: () => void;
}

/**
 * Creates a checkout of this project, to change its brand in. Reuses the built panel, which of the
 * brand contains only the typefaces.
 */
export function copyProject(): Checkout {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const project = mkdtempSync(path.join(root, '.cache/second-brand-'));
  for (const folder of ['admin', 'docs', 'e2e/visual', 'sample', 'scripts', 'src']) {
    mkdirSync(path.join(project, folder), { recursive: true });
    copyFolder(folder, project);
  }
  for (const file of ['package.json', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json'])
    cpSync(path.join(root, file), path.join(project, file));
  cpSync(path.join(root, 'admin/.next'), path.join(project, 'admin/.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !/\/\.next\/(?:cache|turbopack|types)$/.test(from),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  return {
    project,
    remove: () => rmSync(project, { recursive: true, force: true }),
    run: (...parameters) => run(project, ...parameters),
    build: () => run(project, '-e', "import('./scripts/lib/build/build.mjs').then(({ buildSite }) => buildSite())"),
  };
}

/** Creates a checkout with another brand, as an adopter would: `npm run brand`, then the pages. */
export function buildSecondBrand(): Checkout {
  const checkout = copyProject();
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(checkout.project, file), text);
  checkout.run('scripts/brand.ts');
  checkout.build();
  return checkout;
}
