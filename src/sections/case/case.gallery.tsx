import { artwork } from '#words';
import type { Picture } from '../../domain/picture.ts';
import type { Gallery as GalleryEntries } from '../../gallery/entry.ts';
import { chinese, drawing, longTitle, sentence, upright } from '../../gallery/samples.ts';
import { safeHtml } from '../../lib/html/rich-text.ts';
import { figuresOf } from '../../lib/html/text-pieces.ts';
import { CaseHero, type CaseHeroProps } from './case-hero.tsx';
import { CaseScreen } from './case-screen.tsx';
import { Chapter } from './chapter.tsx';
import { Gallery } from './gallery.tsx';
import { NextCase } from './next-case.tsx';
import { Results } from './results.tsx';
import { Walk } from './walk.tsx';

const bare: CaseHeroProps['work'] = {
  title: 'Sea',
  subject: null,
  services: null,
  clientTypes: [],
  addressBarUrl: null,
  workHeroImage: null,
  gridImageFull: null,
  introImageMobile: null,
};
const whole: CaseHeroProps['work'] = {
  title: 'Tai Ping',
  subject: 'Carpet maker',
  services: 'Strategy, design, development',
  clientTypes: [{ id: '1', title: 'Retail', slug: 'retail' }],
  addressBarUrl: 'taiping.example',
  workHeroImage: drawing,
  gridImageFull: null,
  introImageMobile: upright,
};

const hero = (work: CaseHeroProps['work']) => (
  <CaseHero work={work} water="accent4" shapes={{ name: 'accent2', picture: 'paper' }} below="accent2" />
);
const several = (picture: Picture, count: number): Picture[] =>
  Array.from({ length: count }, (_, index) => ({ ...picture, url: `${picture.url}?${index}` }));
const html = safeHtml(`<p>${sentence}</p><ul><li>One</li><li>Two</li></ul>`);
const chapter = { heading: 'A catalogue as thick as a pile', html, pictures: [], ground: 'ink' } as const;
const short = safeHtml('<p><strong>15%</strong> faster.</p>');
const figures = safeHtml(
  '<p><strong>2,502</strong> carpets are in the catalogue.</p><p><strong>5,000+</strong> pieces came off three drives.</p><p>The rest.</p>',
);
const wordless = { ...chapter, heading: null, html: null, split: 'left' } as const;

export const gallery: GalleryEntries = [
  { state: 'hero', ground: 'ink', content: hero(whole) },
  { state: 'hero with nothing but a name', ground: 'ink', content: hero(bare) },
  { state: 'hero with a long name', ground: 'ink', content: hero({ ...bare, title: longTitle }) },
  { state: 'hero in Chinese', ground: 'ink', content: hero({ ...bare, title: chinese.short, subject: '地毯' }) },
  {
    state: 'screen of a telephone alone',
    ground: 'ink',
    content: <CaseScreen title="Tai Ping" picture={null} phonePicture={upright} address={null} />,
  },
  {
    state: 'chapters',
    content: (
      <>
        <Chapter {...chapter} ground="ink" split="opening" />
        <Chapter {...chapter} split="left" pictures={several(drawing, 1)} />
        <Chapter {...chapter} ground="accent2" split="right" heading={null} pictures={several(drawing, 2)} />
      </>
    ),
  },
  {
    state: 'five pictures, one to five telephones',
    content: (
      <>
        <Chapter {...wordless} pictures={several(drawing, 5)} />
        {[1, 2, 3, 5].map((count) => (
          <Chapter {...wordless} key={count} phones={several(upright, count)} />
        ))}
      </>
    ),
  },
  {
    state: 'chapter in Chinese',
    content: <Chapter {...chapter} heading={chinese.short} html={safeHtml(`<p>${chinese.text}</p>`)} split="left" />,
  },
  {
    state: 'walk',
    ground: 'ink',
    content: (
      <Walk
        name="A walk through the Tree website"
        description="From one chair back to the forest."
        ground="ink"
        film={artwork.film('tree-tour', 'A walk through the Tree website.')}
      />
    ),
  },
  {
    state: 'results in two figures, in words, and none but a link',
    ground: 'accent4',
    content: (
      <>
        <Results results={figures && figuresOf(figures)} address="taiping.example" button={null} ground="accent4" />
        <Results results={short && figuresOf(short)} address={null} button={null} ground="accent6" />
        <Results results={html && figuresOf(html)} address="taiping.example" button={null} ground="accent4" />
        <Results results={null} address="taiping.example" button="See the carpets" ground="accent3" />
      </>
    ),
  },
  { state: 'gallery', content: <Gallery pictures={several(drawing, 3)} ground="ink" /> },
  { state: 'gallery of one without words', content: <Gallery pictures={[{ ...drawing, alt: '' }]} ground="ink" /> },
  {
    state: 'next case',
    ground: 'ink',
    content: <NextCase title="Waves Pacific" slug="waves-pacific" ink="accent4" />,
  },
];
