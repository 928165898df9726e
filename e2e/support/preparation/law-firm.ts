import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Checkout, copyProject } from './second-brand.ts';

/** Brand of another trade, made with `npm run new -- brand` and the fewest words of its own. */
export const lawFirm = {
  folder: 'hale-and-marsh',
  name: 'Hale and marsh',
  currency: { code: 'EUR', symbol: '€' },
  faces: ['Archivo', 'Newsreader'],
  services: [
    { path: '/services/house-purchase', name: 'House purchase', price: '€950' },
    { path: '/services/wills', name: 'Wills', price: '€280' },
  ],
} as const;

/** Words of the starter, and those of the firm, in the order of replacement. */
const words: readonly (readonly [RegExp, string])[] = [
  [/services\/first-service/g, 'services/house-purchase'],
  [/services\/second-service/g, 'services/wills'],
  [/First service/g, 'House purchase'],
  [/Second service/g, 'Wills'],
  [/the first service/g, 'buying a house'],
  [/the second service/g, 'making a will'],
  [/'What you do'/g, "'Law for people who own a house'"],
  [/One sentence about what a client gains\./g, 'You sign once you have understood.'],
  [/value: '100'/g, "value: '950'"],
  [/value: '200'/g, "value: '280'"],
];

function rewrite(file: string, changes: readonly (readonly [RegExp, string])[]): void {
  const text = changes.reduce((result, [from, to]) => result.replace(from, to), readFileSync(file, 'utf8'));
  writeFileSync(file, text);
}

/** Creates a checkout with the brand of a law firm, and builds it. */
export function buildLawFirm(): Checkout {
  const checkout = copyProject();
  checkout.run('scripts/new.mjs', 'brand', lawFirm.folder);
  const own = path.join(checkout.project, lawFirm.folder);
  for (const file of ['facts.ts', 'pages/home.ts', 'pages/services.ts', 'words/navigation.ts'])
    rewrite(path.join(own, file), words);
  rewrite(path.join(checkout.project, 'src/config/brand/facts.ts'), [
    [/code: 'GBP', symbol: '£'/, `code: '${lawFirm.currency.code}', symbol: '${lawFirm.currency.symbol}'`],
  ]);
  checkout.run('scripts/brand.ts');
  checkout.build();
  return checkout;
}
