import { escapeXml } from '../src/seo/xml.ts';
import { inks } from '../src/shared/inks.ts';
import type { Part } from './report.ts';

const width = 1200;
const margin = 40;
const columns = { what: margin, value: 430, beside: 660 } as const;
const row = 30;
const head = 62;
/** The picture is shown where no typeface of ours is. */
const face = 'Helvetica, Arial, sans-serif';

/** All figures as one picture in the brand's colours: the same words as the table, nothing is drawn to scale. */
export function drawReport(parts: readonly Part[], machine: string): string {
  const lines: string[] = [];
  let y = margin;
  for (const { title, figures } of parts) {
    y += head;
    lines.push(`<text x="${margin}" y="${y - 20}" font-size="21" font-weight="700">${escapeXml(title)}</text>`);
    for (const { what, value, beside } of figures) {
      lines.push(`<path d="M${margin} ${y - 8}H${width - margin}" stroke="${inks.ink}" stroke-opacity=".2"/>`);
      y += row;
      const at = y - 17;
      lines.push(
        `<text x="${columns.what}" y="${at}">${escapeXml(what)}</text>`,
        `<text x="${columns.value}" y="${at}" font-weight="700">${escapeXml(value)}</text>`,
        `<text x="${columns.beside}" y="${at}" fill-opacity=".75">${escapeXml(beside)}</text>`,
      );
    }
  }
  const height = y + margin + 30;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${face}" font-size="15" fill="${inks.ink}" role="img" aria-label="Figures of the site, measured on ${escapeXml(machine)}">`,
    `<path fill="${inks.paper}" d="M0 0h${width}v${height}H0z"/><path fill="${inks.harbour}" d="M0 0h${width}v12H0z"/>`,
    ...lines,
    `<text x="${margin}" y="${height - 24}" font-size="13" fill-opacity=".75">${escapeXml(machine)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
