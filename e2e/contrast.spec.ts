import { contrast, leastContrast } from '../src/shared/colour-values.ts';
import { expect, test } from './support/test.ts';

const colours = ['paper', 'milk', 'ink', 'taxi', 'ferry', 'harbour', 'tart', 'neon', 'tile'] as const;

for (const colour of colours) {
  test(`type can be read on ${colour}, and in a sea of it`, async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/privacy-policy`);
    const [ground = '', type = '', sea = '', sunk = ''] = await page.evaluate((name) => {
      const place = document.createElement('div');
      place.dataset.ground = name;
      place.dataset.sea = name;
      document.body.append(place);
      const context = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' });
      if (!context) return [];
      return ['--ground', '--type', '--sea', '--sunk'].map((property) => {
        context.fillStyle = getComputedStyle(place).getPropertyValue(property);
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      });
    }, colour);
    expect(contrast(ground, type), `${type} on ${ground}`).toBeGreaterThanOrEqual(leastContrast);
    expect(contrast(sea, sunk), `${sunk} in ${sea}`).toBeGreaterThanOrEqual(leastContrast);
  });
}
