import path from 'node:path';
import { drawings } from '../../../src/config/brand/drawings.ts';
import { brand } from '../../../src/config/brand/facts.ts';
import { inks } from '../../../src/config/brand/inks.ts';
import { palette } from '../../../src/config/brand/palette.ts';
import { faces } from '../../../src/config/brand/type.ts';
import { mark } from '../../../src/config/brand/wordmark.ts';
import { brandFolder } from '../../../src/lib/brand-folder.ts';

const notice = 'Written by `npm run brand` from src/config/brand; change that instead.';

/** CSS declaration, broken at the column where the formatter breaks it. */
function declaration(name: string, value: string): string {
  const line = `  --${name}: ${value};`;
  return line.length <= 120 ? line : `  --${name}:\n    ${value};`;
}

const declarations = (prefix: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => declaration(`${prefix}${name}`, value))
    .join('\n');

/** A face with the fallbacks that `scripts/cut-fonts.ts` measures, then a generic one. */
const stack = ({ family }: { readonly family: string }, ...generic: readonly string[]): string => {
  const named = /^[A-Za-z]+$/.test(family) ? family.toLowerCase() : `"${family}"`;
  return [named, ...['Fallback', 'Android', 'Linux'].map((name) => `"${family} ${name}"`), ...generic].join(', ');
};

const poster = stack(faces.poster, '"Arial Black"', 'sans-serif');

const typefaces = {
  display: poster,
  title: poster,
  data: `${faces.poster.plusOfText ? 'plus, ' : ''}${stack(faces.poster, 'arial', 'sans-serif')}`,
  text: stack(faces.text, 'georgia', 'serif'),
};

/** 1 where buttons end in a notch, else 0. */
const pennant = drawings.buttons === 'pennants' ? '1' : '0';

/** Browsers that are a few years old let `::backdrop` inherit nothing. */
const siteStyles = `/* ${notice} */
:root,
::backdrop {
${declarations('', palette)}
}

:root {
${declarations('', typefaces)}
${declaration('pennant', pennant)}
}
`;

/**
 * Pictures of the panel by URL: its style sheets are built ahead and contain no file of a brand.
 */
const scenes =
  drawings.scenes === 'none'
    ? { foreground: 'none', pattern: 'none' }
    : { foreground: 'url("/panel/quay.svg")', pattern: 'url("/panel/rain.svg")' };

const panelStyles = `/* ${notice} */
:root {
${declarations('brand-', inks)}
${declarations('brand-', typefaces)}
${declaration('brand-pennant', pennant)}
${declarations('scene-', scenes)}
}
`;

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline.replace('&', 'and'),
  lang: 'en-GB',
  start_url: '/',
  display: 'browser',
  background_color: inks.paper,
  theme_color: inks.accent4,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><style>@media (prefers-color-scheme:dark){path{fill:${inks.paper}}}</style><path fill="${inks.ink}" d="${mark}"/></svg>`;

const root = path.resolve(import.meta.dirname, '../../..');
const published = (file: string): string => path.join(path.relative(root, brandFolder), 'public', file);

/** Text files generated from the brand and committed, by path. */
export const brandFiles: Readonly<Record<string, string>> = {
  'src/styles/brand.css': siteStyles,
  [published('panel.css')]: panelStyles,
  [published('manifest.webmanifest')]: `${JSON.stringify(manifest, null, 2)}\n`,
  [published('favicon.svg')]: `${favicon}\n`,
};
