import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/**
 * @typedef {object} Area
 * @property {readonly string[]} units paths of unit and database tests, as Vitest takes them
 * @property {readonly string[]} browser names of browser specs, without their ending
 * @property {string} [only] what titles of browser tests must match
 */

/**
 * Rooms, with what is tested of them in a browser. A spec and a section are areas too, by their own names.
 *
 * @type {Readonly<Record<string, Area>>}
 */
const rooms = {
  cards: { units: ['src/cards', 'src/server/cards'], browser: ['social-pictures'] },
  cms: { units: ['src/cms'], browser: ['withdrawing', 'inbox'] },
  content: {
    units: ['src/content/', 'sample/content'],
    browser: ['insights', 'jobs', 'work', 'odd-cases', 'odd-articles', 'cases', 'numbers'],
  },
  'content-api': { units: ['src/content-api'], browser: ['remote-content'] },
  figures: { units: ['src/figures', 'src/cms/figures'], browser: ['figures'] },
  gallery: { units: ['src/gallery'], browser: ['gallery'] },
  intake: { units: ['src/intake'], browser: ['intake'] },
  pages: {
    units: ['src/seo', 'src/shared', 'src/brand', 'src/ui', 'src/sections'],
    browser: ['pages', 'visits', 'late-styles'],
  },
  panel: {
    units: ['src/server/panel', 'src/server/admin'],
    browser: ['panel', 'attacks-panel', 'inbox'],
  },
  scripts: { units: ['scripts'], browser: [] },
  upkeep: { units: ['src/upkeep'], browser: ['backup'] },
  server: { units: ['src/server', 'src/env'], browser: ['serving', 'start', 'strangers', 'metrics'] },
};

/** Specs that open the admin panel, which takes a while to build. */
const ofPanel = /^(?:panel|figures|attacks-panel|inbox|publishing|strangers)/;

const specs = () => readdirSync(path.join(root, 'e2e')).flatMap((file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? []);
const sections = () =>
  readdirSync(path.join(root, 'src', 'sections'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );

/** Every name that `npm test --` takes, by kind. */
export const areaNames = () => ({
  rooms: Object.keys(rooms),
  specs: specs()
    .filter((name) => !(name in rooms))
    .sort(),
  sections: sections()
    .filter((name) => !(name in rooms) && !specs().includes(name))
    .sort(),
});

/**
 * @param {string} name
 * @returns {Area | undefined} what is tested of it; undefined when there is nothing of that name
 */
export function areaOf(name) {
  if (rooms[name]) return rooms[name];
  if (specs().includes(name)) return { units: [], browser: [name] };
  if (!sections().includes(name)) return undefined;
  const folder = `src/sections/${name}`;
  // Most have none: what they show is looked at in the gallery.
  const hasUnits = readdirSync(path.join(root, folder), { recursive: true }).some((file) =>
    /\.test\.ts$/.test(`${file}`),
  );
  return { units: hasUnits ? [folder] : [], browser: ['gallery'], only: `${name}-` };
}

/** Whether any of these browser specs needs the admin panel. */
export const needsPanel = ({ browser }) => browser.some((name) => ofPanel.test(name));

/** Paths of an area's browser specs; a name without a spec is a fault of ours. */
export const specFiles = ({ browser }) =>
  browser.map((name) => {
    const file = `e2e/${name}.spec.ts`;
    if (!existsSync(path.join(root, file))) throw new Error(`There is no ${file}.`);
    return file;
  });
