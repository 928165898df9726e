import { contrast, leastContrast } from '../../../src/lib/media/colour-values.ts';
import { expect, test } from '../../support/test.ts';

const colours = ['paper', 'paper2', 'ink', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

test('V13: text has enough contrast on every background colour and in every water colour', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}/privacy-policy`);
  const pairs = await page.evaluate((names) => {
    const context = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' });
    if (!context) return [];
    return names.map((name) => {
      const place = document.createElement('div');
      place.dataset.ground = name;
      place.dataset.water = name;
      document.body.append(place);
      const [ground = '', type = '', water = '', waterType = ''] = [
        '--ground',
        '--type',
        '--water',
        '--water-type',
      ].map((property) => {
        context.fillStyle = getComputedStyle(place).getPropertyValue(property);
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      });
      return { name, ground, type, water, waterType };
    });
  }, colours);
  expect(pairs).toHaveLength(colours.length);
  for (const { name, ground, type, water, waterType } of pairs) {
    expect(contrast(ground, type), `${name}: ${type} on ${ground}`).toBeGreaterThanOrEqual(leastContrast);
    expect(contrast(water, waterType), `${name}: ${waterType} in ${water}`).toBeGreaterThanOrEqual(leastContrast);
  }
});
