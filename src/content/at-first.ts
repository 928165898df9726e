import { words } from '#words';
import { type Facts, saidThroughout } from '../shared/facts.ts';
import { type House, houseFacts, houseOf } from '../shared/house.ts';
import type { Navigation } from '../shared/navigation.ts';
import { withoutRows } from '../shared/navigation-rows.ts';
import { isAlways } from '../shared/template-addresses.ts';

/**
 * What the facts of a new installation are: for pages that are built ahead, and for the gallery.
 */
export const factsAtFirst: Facts = new Map([...houseFacts, ...words.facts].map((fact) => [fact.token, fact]));

/** How the agency is reached in a new installation. */
export const houseAtFirst: House = houseOf(factsAtFirst);

/** Where header and footer lead in a new installation. */
export const navigationAtFirst: Navigation = saidThroughout(words.navigation, factsAtFirst);

/**
 * Where pages that are built ahead lead: nobody knows then which pages an installation will have.
 */
export const navigationAhead: Navigation = withoutRows(navigationAtFirst, (href) => !isAlways(href));
