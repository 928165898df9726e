import { words } from '#words';
import { type Facts, saidThroughout } from '../domain/facts.ts';
import { type House, houseFacts, houseOf } from '../domain/house.ts';
import type { Navigation } from '../domain/navigation.ts';
import { withoutRows } from '../domain/navigation-rows.ts';
import { isAlways } from '../domain/template-addresses.ts';

/** Facts of a new installation, used by prerendered pages and the gallery. */
export const factsAtFirst: Facts = new Map([...houseFacts, ...words.facts].map((fact) => [fact.token, fact]));

/** Organisation data of a new installation. */
export const houseAtFirst: House = houseOf(factsAtFirst);

/** Header and footer navigation of a new installation. */
export const navigationAtFirst: Navigation = saidThroughout(words.navigation, factsAtFirst);

/** Navigation of prerendered pages: limited to addresses that every installation has. */
export const navigationAhead: Navigation = withoutRows(navigationAtFirst, (href) => !isAlways(href));
