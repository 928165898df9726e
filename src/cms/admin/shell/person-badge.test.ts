import { expect, it } from 'vitest';
import { initialsOf } from './person-badge.tsx';

it.each([
  ['Wing Lau', 'WL'],
  ['Maria del Carmen Ruiz', 'MR'],
  ['wing', 'WI'],
  ['  ann   lee ', 'AL'],
  ['黃 竹坑', '黃竹'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
