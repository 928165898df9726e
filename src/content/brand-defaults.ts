import { words } from '#words';
import { type Facts, interpolateAll } from '../domain/facts.ts';
import type { Navigation } from '../domain/navigation.ts';
import { withoutRows } from '../domain/navigation-rows.ts';
import { type Organisation, organisationFacts, organisationOf } from '../domain/organisation.ts';
import { isAlways } from '../domain/template-addresses.ts';

/** Facts of a new installation, used by prerendered pages and the gallery. */
export const defaultFacts: Facts = new Map([...organisationFacts, ...words.facts].map((fact) => [fact.token, fact]));

/** Organisation data of a new installation. */
export const defaultOrganisation: Organisation = organisationOf(defaultFacts);

/** Header and footer navigation of a new installation. */
export const defaultNavigation: Navigation = interpolateAll(words.navigation, defaultFacts);

/** Navigation of prerendered pages: limited to addresses that every installation has. */
export const prerenderNavigation: Navigation = withoutRows(defaultNavigation, (href) => !isAlways(href));
