import sharp from 'sharp';
import { expect, it } from 'vitest';
import { firstLanguage } from '../domain/languages.ts';
import { isSocialImageName, nameOf, socialImageType } from './facts.ts';
import { socialPicture } from './head.ts';
import { SocialImageRenderer } from './renderer.ts';
import { jobImage } from './templates.ts';

const job = { job: 'Web developer', location: 'Hong Kong', experience: 'Three years' };
const picture = { url: '/media/desk.webp', alt: '', width: 1600, height: 1600, sources: [] };

it('a picture of an editor fills the social image around its focus, as JPEG', async () => {
  const halves = { create: { width: 1600, height: 800, channels: 3 as const, background: '#ff0000' } };
  const bytes = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(halves).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const renderer = new SocialImageRenderer(async (url) => {
    expect(url).toBe('/media/desk.webp');
    return bytes;
  });
  const facts = jobImage({ ...job, socialPicture: { ...picture, focus: [0.5, 0] } }, firstLanguage);
  const image = sharp(await renderer.draw(facts));
  expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { channels } = await image.stats();
  expect(channels[0]?.mean).toBeGreaterThan(240);
  expect(channels[2]?.mean).toBeLessThan(20);
  expect([isSocialImageName(nameOf(facts)), socialImageType(nameOf(facts))]).toEqual([true, 'image/jpeg']);
});

it('a social image without a picture of an editor is a PNG', () => {
  const drawn = nameOf(jobImage(job, firstLanguage));
  expect(drawn).toBe(nameOf(jobImage({ ...job, socialPicture: undefined }, firstLanguage)));
  expect([drawn.endsWith('.png'), socialImageType(drawn)]).toEqual([true, 'image/png']);
});

it('the alternative text of a picture of an editor defaults to the title', () => {
  const altOf = (alt: string) => {
    const facts = jobImage({ ...job, socialPicture: { ...picture, alt } }, firstLanguage);
    const head = socialPicture({
      page: '/jobs/web',
      facts,
      site: new URL('https://agency.example'),
      draft: false,
      language: firstLanguage,
      name: 'Quay Six',
    });
    return head.find(({ property }) => property === 'og:image:alt')?.content;
  };
  expect([altOf('A desk by the harbour.'), altOf('')]).toEqual(['A desk by the harbour.', 'Web developer']);
});
