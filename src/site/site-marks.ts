import files from './site-marks.json' with { type: 'json' };

export type MarkName = keyof typeof files;

export interface MarkFile {
  /** File below `/marks/`; the mark is the symbol of its name in it. */
  readonly sheet: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

export const siteMarks: Readonly<Record<MarkName, MarkFile>> = files;

/** The twenty-four clients and partners, in the order in which they are shown. */
export const partnerMarks = (Object.keys(files) as MarkName[]).filter((name) => !name.startsWith('platform-'));
