import type { Colour } from '../brand-shape.ts';

/** Validates `#rrggbb`: no other value may reach a style sheet. */
export const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const toByte = (linear: number): number => {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
};

/**
 * Converts with Björn Ottosson's matrices; clips colours outside sRGB per channel, as a canvas
 * does.
 */
function bytesOfOklch(lightness: number, chroma: number, hue: number): readonly number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(toByte);
}

/**
 * Converts a colour to `#rrggbb` for formats without OKLCH: icons, manifest, `theme-color`.
 *
 * @throws if it is neither `oklch(lightness chroma hue)` nor `#rrggbb`
 */
export function hexOf(colour: Colour): string {
  if (/^#[0-9a-f]{6}$/.test(colour)) return colour;
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)deg\)$/.exec(colour) ?? [];
  if (hue === undefined) throw new Error(`"${colour}" is neither oklch(lightness chroma hue) nor #rrggbb.`);
  const bytes = bytesOfOklch(Number(lightness), Number(chroma), Number(hue));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast ratio of two `#rrggbb` colours: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Minimum contrast of text in WCAG AA. */
export const leastContrast = 4.5;
