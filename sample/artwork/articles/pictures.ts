/** Every picture of the sample articles and of the desks that sign them, as the seed's files ask for them. */
import { readArticles, readAuthors, type SeedArticle } from '../../../src/cms/seeding/read-content.ts';
import { categoryGrounds, tart } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { guest, portraits } from './cast.ts';
import { articleScenes, stockScene } from './scenes.ts';

/** The scenes were composed on boards of these sizes; the drawing scales. */
const boards = { thumbnail: [1200, 900], banner: [2000, 1000], picture: [1200, 900], portrait: [600, 600] } as const;

function drawing(name: string, board: readonly [number, number], body: string): Drawing {
  return { name, width: board[0], height: board[1], body };
}

function ofArticle({ key, category, parts }: SeedArticle): Drawing[] {
  const ground = categoryGrounds[category] ?? tart;
  const drawn = articleScenes[key];
  const count = parts.reduce((sum, part) => sum + (part.kind === 'pictures' ? part.pictures.length : 0), 0);
  const stock = (name: string, [width, height]: readonly [number, number]) => stockScene(name, ground, width, height);
  return [
    drawing(`${key}-thumbnail`, boards.thumbnail, drawn?.thumbnail ?? stock(key, boards.thumbnail)),
    drawing(`${key}-banner`, boards.banner, drawn?.banner ?? stock(key, boards.banner)),
    ...Array.from({ length: count }, (_, index) =>
      drawing(
        `${key}-picture-${index + 1}`,
        boards.picture,
        drawn?.pictures?.[index] ?? stock(`${key}-${index + 1}`, boards.picture),
      ),
    ),
  ];
}

/** Width, in pixels, of the finished file of each kind. */
export const renderedWidth = (name: string): number => {
  if (name.endsWith('-banner') || name.endsWith('-thumbnail')) return 1920;
  return name.endsWith('-portrait') ? 800 : 1280;
};

export const articlePictures = (): Drawing[] => [
  ...readArticles().flatMap(ofArticle),
  ...readAuthors().map(({ slug }) => drawing(`${slug}-portrait`, boards.portrait, portraits[slug] ?? guest)),
];
