import type { NavigationItem } from '../../src/domain/navigation.ts';
import type { Ground } from '../../src/lib/media/colours.ts';
import type { HeroBlockProps } from '../../src/sections/hero/hero.block.ts';
import type { PosterLine } from '../../src/ui/poster/fit-line.ts';

/** What each page says of itself, and opens with. */
export interface StaticPage {
  readonly path: string;
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 70 to 160 characters, unique. */
  readonly description: string;
  readonly ground: Ground;
  readonly water: Ground;
  readonly current?: NavigationItem;
  readonly shapes: NonNullable<HeroBlockProps['shapes']>;
  readonly heading: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  /** Signal, name and forecast beside the heading. */
  readonly note: {
    readonly icon: 't' | 't-inverted' | 'triangle' | 'triangle-down' | 'hourglass' | 'cross';
    readonly name: string;
    readonly text: string;
  };
  readonly statement: string;
}
