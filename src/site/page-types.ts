import type { Ground, Ink } from './colours.ts';
import type { NavigationItem } from './navigation.ts';

/** Words and measures of a poster line; `src/ui/poster` finds its width. */
export interface HeadingLine {
  readonly text: string;
  readonly cap: number;
  readonly share?: number;
}

export interface Blob {
  readonly shape: 'disc' | '1' | '3' | '8' | '8-south-west' | '9' | '10';
  readonly ink: Ink;
  /** Only a sun or a moon may lie behind type, and only when its ink carries that type; the others keep clear of it. */
  readonly place: 'sun' | 'moon' | 'half' | 'between';
}

/** A page whose copy changes only with a release. */
export interface StaticPage {
  readonly path: string;
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 70 to 160 characters, unique. */
  readonly description: string;
  readonly ground: Ground;
  readonly sea: Ground;
  readonly tide: 'low' | 'middle' | 'high';
  readonly current?: NavigationItem;
  readonly blobs: readonly Blob[];
  readonly heading: {
    readonly text: string;
    readonly wide: readonly HeadingLine[];
    readonly narrow: readonly HeadingLine[];
  };
  /** Signal, name and forecast beside the heading. */
  readonly notice: {
    readonly signal: '1' | '3' | '8' | '8-south-west' | '9' | '10';
    readonly name: string;
    readonly text: string;
  };
  readonly statement: string;
  readonly paragraph: string;
  readonly onward?: { readonly href: string; readonly label: string };
}
