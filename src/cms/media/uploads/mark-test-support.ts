import { markFileOf } from './mark-file.ts';
import type { MarkFile } from './mark-file-type.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
export const bar = '<path d="M10 10h80v8H10z"/><circle cx="20" cy="40" r="9"/>';
export const svg = (inside: string, attributes = 'viewBox="0 0 100 60"', before = '') =>
  `${before}<svg ${xmlns} xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

export const made = (text: string): Promise<MarkFile> => markFileOf(Buffer.from(text));
export const drawn = (file: MarkFile): string => ('bytes' in file ? file.bytes.toString() : '');

/** Matches the allowed content of a stored mark. */
export const onlyShapes =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="[\d.]+" viewBox="0 0 [\d.]+ [\d.]+"><g id="mark" transform="[\w\s().-]+">(?:<\/?(?:g|path|rect|circle|ellipse|line|polyline|polygon)(?: (?:d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|transform|fill|stroke|opacity|(?:fill|stroke)-(?:rule|opacity|width|linecap|linejoin|miterlimit))="[-+.,\w\s()%]*")*\/?>)*<\/g><\/svg>$/;
