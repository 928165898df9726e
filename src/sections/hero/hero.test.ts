import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hero, type HeroProps } from './hero.tsx';

const draw = (props: Partial<HeroProps>): string =>
  renderToStaticMarkup(
    createElement(Hero, { heading: { text: 'Prices' }, boats: true, wind: true, ...props } satisfies HeroProps),
  );

test('a hero with water has its motion module and the switch that stops motion', () => {
  const html = draw({
    water: 'accent3',
    heading: { text: 'A', wide: [{ text: 'A', cap: 15 }], narrow: [{ text: 'A', cap: 27 }] },
  });
  for (const part of ['data-water="accent3"', 'data-stop-motion', 'data-motion="hero"']) expect(html).toContain(part);
});

test('a hero without water has a heading and no motion', () => {
  const html = draw({});
  expect(html).toContain('>Prices<');
  expect(html).not.toMatch(/data-water|data-stop-motion|data-motion/);
});
