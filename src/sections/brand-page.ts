import type { WithTokens } from '../domain/facts.ts';
import type { NavigationItem } from '../domain/navigation.ts';
import type { ServiceData } from '../domain/service.ts';
import type { Ground } from '../lib/media/colours.ts';
import type { AnySection } from './blocks.ts';

/** Page of sections that seeds an empty database; editors change it later. */
export interface BrandPage {
  readonly path: string;
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 70 to 160 characters, unique. */
  readonly description: string;
  readonly ground: Ground;
  readonly menu?: NavigationItem;
  readonly service?: WithTokens<ServiceData>;
  readonly sections: readonly AnySection[];
}
