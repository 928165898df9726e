import path from 'node:path';
import { brandFolder } from '../../../src/shared/brand-folder.ts';
import { lists } from './lists.ts';
import { lookDrawings } from './looks.ts';
import { extra, openings, words } from './openings-and-words.ts';
import { picture } from './pen.ts';
import { forms, people, proof } from './proof-people-forms.ts';
import { sceneFiles } from './scenes.ts';
import { prices, work } from './work-and-prices.ts';

/** A drawing of each section that editors choose from, by its name. */
export const blockDrawings: Readonly<Record<string, string>> = {
  ...openings,
  ...words,
  ...work,
  ...prices,
  ...proof,
  ...people,
  ...lists,
  ...forms,
  ...extra,
};

/** The folder of the brand in which the panel's pictures lie; nothing else does. */
export const drawingFolder = path.relative(
  path.resolve(import.meta.dirname, '../../..'),
  path.join(brandFolder, 'public/panel'),
);

/** What is drawn for the panel, by the path of the file. */
export const drawingFiles: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(blockDrawings).map(([name, drawn]) => [
    path.join(drawingFolder, 'sections', `${name}.svg`),
    picture(drawn),
  ]),
  ...Object.entries(lookDrawings).map(([name, drawn]) => [
    path.join(drawingFolder, 'looks', `${name}.svg`),
    picture(drawn),
  ]),
  ...Object.entries(sceneFiles).map(([name, text]) => [path.join(drawingFolder, name), text]),
]);
