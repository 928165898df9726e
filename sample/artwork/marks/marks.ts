/** Wordmarks of the sample's clients and partners, and generic marks of platforms. One colour each: the text's. */

import type { Lettering } from '../../../scripts/lib/outline.ts';
import { signalPaths } from '../../../src/ui/signal/signal-paths.ts';

export interface MarkWord {
  readonly text: string;
  readonly lettering: Omit<Lettering, 'size'>;
  /** Size beside the mark's other words; 1 when absent. */
  readonly scale?: number;
}

export interface Mark {
  readonly id: string;
  /** What a screen reader says. */
  readonly title: string;
  readonly words: readonly MarkWord[];
  /** A shape before the words, on a grid of 96. */
  readonly shape?: string;
  /** Words stand below each other instead of side by side. */
  readonly stacked?: boolean;
  /** Keeps the room of letters that rise or hang although it has none: among marks of one height its letters are as large as theirs. */
  readonly wholeLine?: boolean;
}

const variable = (name: string, axis = 'wght', style = 'normal') =>
  `sample/artwork/node_modules/@fontsource-variable/${name}/files/${name}-latin-${axis}-${style}.woff2`;
const still = (name: string, weight = 400) =>
  `sample/artwork/node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
const anybody = 'node_modules/@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2';

const word = (text: string, font: string, axes: Lettering['axes'] = {}, tracking = 0, scale = 1): MarkWord => ({
  text,
  lettering: { font, axes, tracking },
  scale,
});

const mark = (id: string, title: string, words: readonly MarkWord[], extra: Partial<Mark> = {}): Mark => ({
  id,
  title,
  words,
  ...extra,
});

const waves = 'M0 62q24-30 48 0t48 0v22q-24 30-48 0t-48 0zM0 22q24-30 48 0t48 0v18q-24 30-48 0t-48 0z';
const sampan = 'M2 60H94L74 92H24ZM44 2V54H12ZM52 12L86 54H52Z';
const hill = 'M0 88L34 20L52 56L64 38L96 88Z';
const bowl = 'M2 44H94Q94 88 62 88H34Q2 88 2 44ZM30 4H38V34H30ZM50 4H58V34H50Z';
const cable = 'M4 10L92 34V42L4 18ZM44 26H52V44H44ZM26 44H70Q78 44 78 54V82Q78 92 70 92H26Q18 92 18 82V54Q18 44 26 44Z';
const drop = 'M48 2Q84 46 84 62A36 34 0 0 1 12 62Q12 46 48 2Z';

/** The ten clients of the cases, then fourteen partners: twenty-four. */
const partners: readonly Mark[] = [
  mark('tai-ping', 'Tai Ping', [word('Tai Ping', still('gloock'))]),
  mark('tree', 'Tree', [word('TREE', variable('fraunces'), { wght: 800 }, 0.08)]),
  mark('arabica', 'Arabica', [word('arabica', variable('hanken-grotesk'), { wght: 400 }, -0.01)]),
  mark('omtis-fine-wines', 'Omtis Fine Wines', [word('OMTIS', still('abril-fatface'), {}, 0.12)]),
  mark('sovereign-group', 'Sovereign Group', [word('SOVEREIGN', variable('cormorant'), { wght: 600 }, 0.14)]),
  mark('waves-pacific', 'Waves Pacific', [word('Waves Pacific', variable('familjen-grotesk'), { wght: 700 }, -0.02)], {
    shape: waves,
  }),
  mark('only-beverages', 'Only Beverages', [word('only', variable('bricolage-grotesque'), { wght: 800 }, -0.05)]),
  mark('truflation', 'Truflation', [word('truflation', variable('space-grotesk'), { wght: 600 }, -0.03)]),
  mark('drc-feast', 'DRC Feast', [
    word('DRC', still('bowlby-one')),
    word('FEAST', still('bowlby-one'), {}, 0.02, 0.52),
  ]),
  mark('love-from-blue', 'Love from Blue', [word('Love from Blue', still('caprasimo'), {}, -0.01)]),
  mark('lionrock-press', 'Lionrock Press', [word('Lionrock Press', variable('newsreader'), { wght: 500 }, -0.01)]),
  mark(
    'tin-lung-tiles',
    'Tin Lung Tiles',
    [word('TIN LUNG', anybody, { wght: 800, wdth: 60 }, 0.02), word('TILES', anybody, { wght: 800, wdth: 60 }, 0.02)],
    { stacked: true },
  ),
  mark('sampan-post', 'Sampan Post', [word('sampan post', variable('outfit'), { wght: 600 }, -0.02)], {
    shape: sampan,
  }),
  mark('mei-foo', 'Mei Foo', [word('MEI·FOO', still('limelight'), {}, 0.02)]),
  mark('ninepin', 'Ninepin', [word('NINEPIN', variable('unbounded'), { wght: 800 }, -0.03)]),
  mark('saltfish-and-sons', 'Saltfish & Sons', [word('Saltfish & Sons', still('young-serif'))]),
  mark('dragonback-trails', 'Dragonback Trails', [word('dragonback', variable('epilogue'), { wght: 700 }, -0.03)], {
    shape: hill,
  }),
  mark('typhoon-tea', 'Typhoon Tea', [word('Typhoon Tea', variable('petrona'), { wght: 300 }, 0.01)]),
  mark('eastern-ice', 'Eastern Ice', [word('eastern ice', variable('recursive'), { wght: 800 }, -0.02)], {
    shape: drop,
  }),
  mark('cable-and-sky', 'Cable and Sky', [word('CABLE+SKY', variable('archivo'), { wght: 700 }, 0.01)], {
    shape: cable,
  }),
  mark(
    'number-six-noodles',
    'Number Six Noodles',
    [word('Number Six Noodles', variable('grandstander'), { wght: 700 }, -0.02)],
    { shape: bowl },
  ),
  mark('bamboo-line', 'Bamboo Line', [
    word('bamboo', variable('figtree'), { wght: 800 }, -0.03),
    word('line', variable('figtree'), { wght: 300 }, -0.02),
  ]),
  mark('harlech', 'Harlech', [word('HARLECH', still('syncopate', 700), {}, 0)], { shape: signalPaths['9'] }),
  mark('poon-and-daughters', 'Poon & Daughters', [word('Poon & Daughters', still('righteous'))]),
];

const platform = (id: string, title: string, shape: string): Mark =>
  mark(`platform-${id}`, title, [word(title, anybody, { wght: 700, wdth: 100 }, -0.01)], { shape });

const square = 'M8 8H88V88H8Z';
const steps = 'M0 64H32V32H64V0H96V96H0Z';
const quarter = 'M8 8H88A80 80 0 0 1 8 88Z';
const bars = 'M8 8H32V88H8ZM40 8H64V88H40ZM72 8H96V88H72Z';
const ring = 'M4 48A44 44 0 0 1 92 48A44 44 0 0 1 4 48ZM28 48A20 20 0 0 0 68 48A20 20 0 0 0 28 48Z';
const kite = 'M48 2L94 48L48 94L2 48Z';
const arch = 'M8 92V48A40 40 0 0 1 88 48V92H60V50A12 12 0 0 0 36 50V92Z';
const leaf = 'M8 8H56A36 36 0 0 1 88 44V88H44A36 36 0 0 1 8 52Z';
const stack = 'M8 8H88V28H8ZM8 38H88V58H8ZM8 68H88V88H8Z';
const fold = 'M8 16L48 52L88 16V84H8Z';
const dots = 'M2 28A24 24 0 0 1 50 28A24 24 0 0 1 2 28ZM46 68A24 24 0 0 1 94 68A24 24 0 0 1 46 68Z';
const tag = 'M4 4H58L94 48L58 92H4Z';

/** Platforms that pages name: a plain shape and the name in our own type. Never their logo. */
const platforms: readonly Mark[] = [
  platform('shopify', 'Shopify', tag),
  platform('craft-commerce', 'Craft Commerce', kite),
  platform('magento', 'Magento', arch),
  platform('wordpress', 'WordPress', ring),
  platform('craft-cms', 'Craft CMS', kite),
  platform('payload', 'Payload', stack),
  platform('drupal', 'Drupal', leaf),
  platform('laravel', 'Laravel', steps),
  platform('next', 'Next.js', quarter),
  platform('astro', 'Astro', signalPaths['8']),
  platform('woocommerce', 'WooCommerce', dots),
  platform('webflow', 'Webflow', bars),
  platform('klaviyo', 'Klaviyo', fold),
  platform('mailchimp', 'Mailchimp', quarter),
  { ...platform('brevo', 'Brevo', dots), wholeLine: true },
  platform('campaign-monitor', 'Campaign Monitor', square),
];

const trade = (id: string, title: string, shape: string, axes: Lettering['axes'], tracking = 0): Mark =>
  mark(`firm-${id}`, title, [word(title, anybody, axes, tracking)], { shape });

/** Invented firms beside whom the sample agency works on shops: who takes the money, keeps the stock, brings the parcel. */
const firms: readonly Mark[] = [
  trade('halyard-pay', 'Halyard Pay', signalPaths['8'], { wght: 800, wdth: 80 }, -0.01),
  trade('tidepost', 'Tidepost', waves, { wght: 600, wdth: 130 }, -0.03),
  trade('petrel-freight', 'Petrel Freight', sampan, { wght: 850, wdth: 62 }),
  trade('slipway-stock', 'Slipway Stock', steps, { wght: 500, wdth: 100 }, -0.02),
  trade('capstan', 'Capstan', ring, { wght: 900, wdth: 120 }, -0.02),
  trade('lantern-street', 'Lantern Street', drop, { wght: 400, wdth: 90 }),
  trade('two-tongues', 'Two Tongues', dots, { wght: 800, wdth: 100 }, -0.03),
  trade('quarterdeck', 'Quarterdeck', bars, { wght: 700, wdth: 70 }, 0.01),
  trade('gangway', 'Gangway', fold, { wght: 900, wdth: 150 }, -0.03),
  trade('mooring', 'Mooring', arch, { wght: 500, wdth: 140 }, -0.04),
  trade('windlass', 'Windlass', signalPaths['9'], { wght: 850, wdth: 90 }),
  trade('parcel-and-pier', 'Parcel & Pier', stack, { wght: 700, wdth: 60 }),
];

/** Clients and partners, platforms, and the firms that work on shops. */
export const marks: readonly Mark[] = [...partners, ...platforms, ...firms];
