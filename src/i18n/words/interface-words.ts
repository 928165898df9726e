import type { Weekday } from '../../lib/opening-hours.ts';
import type { words } from './en-GB.ts';

/** Words of forms, which browsers load too; values go into the braces. */
export type FormWords = (typeof words)['forms'];

/** Words of client modules, by the name of the module; values go into the braces. */
export interface ModuleWords {
  readonly article: { readonly copied: string };
  readonly carousel: { readonly one: string; readonly several: string };
  readonly 'contact-form': FormWords;
  readonly 'draggable-hero': { readonly place: string };
  readonly hours: {
    readonly open: string;
    readonly closed: string;
    readonly now: string;
    /** Names of the days; those of opening hours where absent. */
    readonly days?: Readonly<Record<Weekday, string>>;
  };
  readonly 'not-found': { readonly left: string };
  readonly 'parallax-grid': { readonly play: string; readonly pause: string };
  readonly 'price-helper': { readonly hours: string };
}

/** Words of the interface, grouped by component or feature. */
export type InterfaceWords = typeof words & {
  /** Words of client modules in another language than theirs; the brand adds those of its hours. */
  readonly modules?: Omit<ModuleWords, 'hours'> & { readonly hours: Omit<ModuleWords['hours'], 'open' | 'closed'> };
};
