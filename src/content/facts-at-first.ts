import { words } from '#words';
import type { Facts } from '../shared/facts.ts';

/** What the facts of a new installation are: for pages that are built ahead, and for the gallery. */
export const factsAtFirst: Facts = new Map(words.facts.map((fact) => [fact.token, fact]));
