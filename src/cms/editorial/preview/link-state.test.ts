import { expect, it } from 'vitest';
import { hasNewer, type ListedLink, stateOfLink } from './link-state.ts';

const now = Date.parse('2026-12-03T10:00:00Z');
const [earlier, later] = ['2026-12-02T10:00:00Z', '2026-12-04T10:00:00Z'];
const link: ListedLink = { id: 1, may: 'sign', ends: later };

it.each<[string, Partial<ListedLink>, { isSigned?: boolean; isReplaced?: boolean }]>([
  ['new', {}, {}],
  ['opened', { opened: earlier }, {}],
  ['done', { opened: earlier, finished: earlier }, {}],
  ['signed', { opened: earlier, finished: earlier }, { isSigned: true }],
  ['ended', { ends: earlier }, { isSigned: true }],
  ['asked', { ends: earlier, asked: earlier }, {}],
  ['ended', { ends: earlier, asked: earlier }, { isReplaced: true }],
  ['revoked', { ends: earlier, asked: earlier, revoked: earlier }, {}],
])('a link is %s', (state, data, { isSigned = false, isReplaced = false }) => {
  expect(stateOfLink({ ...link, ...data }, { isSigned, isReplaced, now })).toBe(state);
});

it('a newer link of the same person replaces one, and links for anyone replace none', () => {
  const links = [
    { id: 1, name: 'Nora Pang' },
    { id: 2, name: '' },
    { id: 3, name: 'nora pang ' },
    { id: 4, name: null },
  ];
  expect(links.map((one) => hasNewer(one, links))).toEqual([true, false, false, false]);
});
