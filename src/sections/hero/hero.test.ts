import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hero, type HeroProps } from './hero.tsx';

const draw = (props: Partial<HeroProps>): string =>
  renderToStaticMarkup(
    createElement(Hero, { heading: { text: 'Prices' }, fleet: true, gusty: true, ...props } satisfies HeroProps),
  );

test('a hero with a sea has water, boats and the switch that stops the motion', () => {
  const html = draw({
    sea: 'harbour',
    heading: { text: 'A', wide: [{ text: 'A', cap: 15 }], narrow: [{ text: 'A', cap: 27 }] },
  });
  for (const part of ['data-sea="harbour"', 'data-still-water', 'data-motion="hero"']) expect(html).toContain(part);
});

test('a hero without a sea has a heading, and nothing that needs water', () => {
  const html = draw({});
  expect(html).toContain('>Prices<');
  expect(html).not.toMatch(/data-sea|data-still-water|data-motion/);
});
