import { array, number, text } from 'payload/shared';
import { expect, it } from 'vitest';
import { panelWords } from './words.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** Translates a key of Payload into the panel's own words. */
const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string => {
  const [group = '', name = ''] = key.split(':');
  const words = (panelWords as Words)[group]?.[name] ?? key;
  return words.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]));
};

const options = (bounds: object) => ({ ...bounds, req: { t, payload: { config: {} } } }) as never;

it('limits of fields use the panel’s own wording', () => {
  expect(array([{}], options({ minRows: 4 }))).toBe('Add at least 4.');
  expect(array([{}, {}], options({ maxRows: 1 }))).toBe('At most 1 fit here.');
  expect(text('Words', options({ maxLength: 4 }))).toBe('At most 4 letters.');
  expect(text('Words', options({ minLength: 9 }))).toBe('Write at least 9 letters.');
  expect(number(9, options({ max: 4 }))).toBe('At most 4: this is 9.');
  expect(number(1, options({ min: 4 }))).toBe('At least 4: this is 1.');
});

it('a partly failed bulk change uses the panel’s own wording', () => {
  expect(t('error:unableToUpdateCount', { count: 1, total: 1, label: 'Picture' })).toBe(
    '1 of 1 Picture stayed unchanged.',
  );
});
