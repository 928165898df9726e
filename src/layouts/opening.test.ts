import { expect, it } from 'vitest';
import { openingEnds, openingOf } from './opening.ts';

it.each([
  ['<section><h1>A</h1></section>', '<section>B</section>'],
  // A template that marks where a section begins, and a section within one.
  ['<template></template><section class="a"><section>A</section></section>', '<p>B</p><section>C</section>'],
  ['<article><section data-sea="client">A</section>', '<section>B</section></article>'],
  ['<sectional>A</sectional><section>B</section>', ''],
])('ends with its first section: %s', (opening, rest) => {
  expect(openingOf(opening + rest)).toEqual([opening, rest]);
});

it.each(['', '<p>A page of words</p>', '<section>that is not shut'])(
  'is all of what cannot be told apart: "%s"',
  (content) => {
    expect(openingOf(content)).toEqual([content, '']);
  },
);

it('ends where the page says so', () => {
  const [opening, rest] = ['<section>A</section><figure>A</figure>', '<section>B</section>'];
  expect(openingOf(opening + openingEnds + rest)).toEqual([opening, rest]);
});
