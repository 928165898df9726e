import { expect, it } from 'vitest';
import { formWords } from '../i18n/words/forms.en-GB.ts';
import { checkCall, choicesOf, valuesOfChoices } from './call.ts';

const fields = (given: Readonly<Record<string, string>>, phone = '+852 60', offers = true) =>
  checkCall(choicesOf(given), phone, offers, formWords).map(({ field }) => field);

it.each([
  [{}, '', []],
  [{ call: 'on', 'halfDays[]': 'a b c' }, '+852 60', []],
  [{ call: 'on', 'halfDays[]': 'a' }, '', ['phone']],
  [{ call: 'on', 'halfDays[]': '' }, '', ['phone', 'halfDays']],
  [{ call: 'on', 'halfDays[]': 'a b c d' }, '+852 60', ['halfDays']],
  [{ call: 'on', 'halfDays[]': 'a a a a' }, '+852 60', []],
  [{ 'halfDays[]': 'a b c d' }, '', []],
  [{ call: 'on', 'halfDays[]': 'a' }, 'call me 😀', ['phone']],
  [{ call: 'on', 'halfDays[]': 'a' }, '+852 6', ['phone']],
  [{ call: 'on', 'halfDays[]': 'a' }, '٠١٢٣٤', []],
  [{ 'halfDays[]': 'a' }, 'call me', []],
])('a call with %j and the phone "%s" has errors at %j', (given, phone, expected) => {
  expect(fields(given as Record<string, string>, phone)).toEqual(expected);
});

it('a call needs no half-day where none is offered', () => {
  expect(fields({ call: 'on' }, '+852 60', false)).toEqual([]);
  expect(fields({ call: 'on' }, '', false)).toEqual(['phone']);
});

it('boxes become values of the form and back', () => {
  const choices = { call: true, halfDays: ['a', 'b'], newsletter: true };
  expect(choicesOf(valuesOfChoices(choices))).toEqual(choices);
  expect(valuesOfChoices(choicesOf({ 'halfDays[]': 'a' }))).toEqual({});
});
