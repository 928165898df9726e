import { expect, it } from 'vitest';
import { areaNames, areaOf, specFiles } from './areas.mjs';

it('every area that is listed has tests, and every browser spec that an area names is there', () => {
  for (const name of Object.values(areaNames()).flat()) {
    const area = areaOf(name);
    if (!area) throw new Error(`${name} is listed, and is no area.`);
    expect(specFiles(area).length + area.units.length, name).toBeGreaterThan(0);
  }
  expect(areaOf('nonsense')).toBeUndefined();
});

it('a section has its own tests where it has any, and is looked at in the gallery in any case', () => {
  expect(areaOf('job')).toEqual({ units: ['src/sections/job'], browser: ['gallery'], only: 'job-' });
  expect(areaOf('contact-form')).toEqual({ units: [], browser: ['gallery'], only: 'contact-form-' });
});
