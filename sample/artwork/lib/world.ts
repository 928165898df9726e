/** The pictures that a case needs, with what they are photographed at. `output` is in pixels of the finished file. */
export const shotSizes = {
  'grid-image-full': { output: [2560, 1600], viewport: 1280 },
  'grid-image-illustration': { output: [1280, 1280], viewport: 1200 },
  'work-hero-image': { output: [2560, 1440], viewport: 1440 },
  'intro-image': { output: [2560, 1600], viewport: 1440 },
  'intro-image-mobile': { output: [1280, 1990], viewport: 450 },
  'banner-image': { output: [2560, 1080], viewport: 1440 },
  images: { output: [1280, 1280], viewport: 900 },
  images2: { output: [1920, 1200], viewport: 1200 },
  images3: { output: [1920, 1200], viewport: 1200 },
  'challenge-mobile-images': { output: [800, 1731], viewport: 390 },
  gallery: { output: [1920, 1200], viewport: 1280 },
} as const satisfies Record<string, { readonly output: readonly [number, number]; readonly viewport: number }>;

export type ShotKind = keyof typeof shotSizes;

/** One photograph of one page. */
export interface Shot {
  readonly kind: ShotKind;
  /** 1, 2, 3 … for the kinds that a case has several of. */
  readonly number?: number;
  /** Name of a page of this world. */
  readonly page: string;
  /** Where the top edge lies: a selector whose box is scrolled to the top, or CSS pixels from the page's own top. */
  readonly at?: string | number;
  /** CSS pixels added to `at`. */
  readonly shift?: number;
  /** Width of the window in CSS pixels; a smaller one makes everything larger in the picture. */
  readonly width?: number;
  /** Classes on `<html>`, by which the world's style sheet shows a state: an open filter, a full tray. */
  readonly state?: string;
}

/** A silent loop. Either the window travels along a page, or the page's own CSS animations run. */
export interface Film {
  readonly page: string;
  readonly seconds: number;
  /** Stops of a journey, as in `Shot.at`; it starts at the first, rests at each, and returns to the first. */
  readonly stops?: readonly (string | number)[];
  readonly state?: string;
}

/** One invented client: its pages, and what is photographed of them. */
export interface World {
  readonly slug: string;
  readonly name: string;
  /** Style sheets of typefaces, as paths in `sample/artwork/node_modules`: `@fontsource-variable/petrona/index.css`. */
  readonly fonts: readonly string[];
  /** Markup of each page's `<body>`, by the page's name. `style.css` beside the world is the style sheet of all of them. */
  readonly pages: Readonly<Record<string, string>>;
  readonly shots: readonly Shot[];
  /** 1280 × 720: a journey along the pages' most telling one, 4 to 8 s. */
  readonly tour: Film;
  /** 960 × 720: a short scene that repeats without a seam, for the grid of films, 4 to 6 s. */
  readonly loop: Film;
}
