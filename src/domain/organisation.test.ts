import { describe, expect, it } from 'vitest';
import { brand } from '../config/brand/facts.ts';
import { dialled, organisationFacts, organisationOf } from './organisation.ts';
import { organisationIssue } from './organisation-facts.ts';

const named = (value: string) =>
  organisationOf(new Map([['name', { token: 'name', label: 'Name', kind: 'text', value }]])).name;

describe('the facts of the organisation', () => {
  it('of the brand pass the validation for editors', () => {
    expect(organisationFacts.flatMap(({ token, value }) => organisationIssue(token, value) ?? [])).toEqual([]);
  });

  it.each(['Q', 'Quay Six & Daughters', 'Ação Ltda.', '九號', 'Nine to Five, by the Water Inc.'.slice(0, 30)])(
    'accept the name %s',
    (name) => expect(named(name)).toBe(name),
  );

  it.each(['', ' ', ' Quay', 'Quay ', '{projects}', '<b>Quay</b>', 'Quay\nSix', 'a'.repeat(31)])(
    'fall back to the name of the brand for the invalid name %j',
    (name) => {
      expect(organisationIssue('name', name)).toContain('At most 30 letters');
      expect(named(name)).toBe(brand.name);
    },
  );
});

it('a telephone link has only the plus sign and digits', () => {
  expect(dialled('+852 5555 0100')).toBe('tel:+85255550100');
});
