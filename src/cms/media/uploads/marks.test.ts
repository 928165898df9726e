import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sayEnglish } from '../../panel/say.ts';
import { markFileOf } from './mark-file.ts';
import type { MarkFile } from './mark-file-type.ts';
import { bar, drawn, made, onlyShapes, svg } from './mark-test-support.ts';

const refusal = (file: MarkFile): string => ('refused' in file ? sayEnglish(file.refused, file.values) : '');

describe('the drawing of a mark', () => {
  it('is reduced to allowed shapes, even from a hostile file', async () => {
    const hostile = `<script>alert(1)</script><a href="javascript:alert(1)">${bar}</a><use href="https://evil.example/x.svg#a"/>`;
    const page =
      '<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/></foreignObject>';
    const file = await made(svg(`${hostile}${page}${bar}`, 'viewBox="0 0 100 60" onload="alert(1)"'));
    if (!('refused' in file)) expect(drawn(file)).toMatch(onlyShapes);
    const values = ['transform', 'fill-rule', 'stroke-linejoin', 'stroke-linecap', 'opacity'].map(
      (name) => `${name}="round&quot; onclick=&quot;alert(1)"`,
    );
    for (const value of values) {
      const valued = await made(svg(`<path d="M10 10h80v8H10z" ${value}/><circle cx="20" cy="40" r="9"/>`));
      expect(drawn(valued), value).toMatch(onlyShapes);
    }
    expect(refusal(await made(svg(`${bar}${'<g>'.repeat(60)}`)))).not.toBe('');
  });

  it('is refused with a specific reason', async () => {
    expect(refusal(await made(svg(bar, 'width="100" height="60"')))).toContain('viewBox');
    expect(refusal(await made(svg('<text x="9" y="20">Name</text>')))).toMatch(/\(text\).*outlines/);
    expect(refusal(await made(svg('<title>Nothing</title>')))).toContain('Nothing is drawn');
    expect(refusal(await made(svg('<path d="M200 200h9v9z"/>')))).toContain('Nothing is drawn');
    expect(refusal(await made(svg(`<rect width="100" height="60"/>${bar}`)))).toContain('filled block');
    expect(
      refusal(await made(svg(`<circle cx="50" cy="30" r="25"/><path fill="#FFF" d="M30 25h40v9H30z"/>`))),
    ).toContain('white shapes');
    expect(refusal(await made(svg(`<g mask="url(#m)">${bar}</g>`)))).toContain('masked');
    const clipped = (clip: string) =>
      svg(`<defs><clipPath id="c">${clip}</clipPath></defs><g clip-path="url(#c)">${bar}</g>`);
    expect(refusal(await made(clipped('<circle r="9"/>')))).toContain('clipped');
    expect(drawn(await made(clipped('<rect width="100" height="60"/>')))).toMatch(onlyShapes);
    expect(refusal(await made('no drawing'))).toContain('SVG drawing, or a picture');
  });

  it('is cropped to its shapes and scaled to a common size', async () => {
    const text = drawn(await made(svg('<path d="M100 100h340v85h-85v-42H100z"/>', 'viewBox="0 0 2000 2000"')));
    const [, width = 0, height = 0] = (/width="([\d.]+)" height="([\d.]+)"/.exec(text) ?? []).map(Number);
    expect([width, height]).toEqual([165, 42]);
  });

  it('gets one ink in place of colours from attributes, styles and style sheets', async () => {
    const text = drawn(
      await made(
        svg(
          `<style>.a{fill:none;stroke:#231f20;stroke-width:4}.b{display:none}</style><path class="a" d="M10 10h80"/><path class="b" d="M0 0h100v60H0z"/><path style="fill:url(#g)" d="M10 30h80v9H10z"/>`,
          'viewBox="0 0 100 60" fill="none"',
        ),
      ),
    );
    expect(text).toMatch(onlyShapes);
    expect(text.match(/<path/g)).toHaveLength(2);
    expect(text).toContain('stroke-width="4" fill="none" stroke="currentColor"');
    expect(text).toContain('d="M10 30h80v9H10z" fill="currentColor" stroke="none"');
    expect(text).not.toMatch(/231f20|url|class|style/);
  });

  it('may be all white', async () => {
    expect(drawn(await made(svg(`<g fill="white">${bar}</g>`)))).toMatch(onlyShapes);
  });
});

const picture = (inside: string) => sharp(Buffer.from(svg(inside, 'viewBox="0 0 100 60" width="1000" height="600"')));

describe('the picture of a mark', () => {
  it.each(['png', 'webp', 'avif'] as const)(
    'as %s loses its transparent margin and keeps its colours',
    async (format) => {
      const file = await markFileOf(
        await picture('<rect x="10" y="10" width="60" height="15" rx="7" fill="#d8211a"/>').toFormat(format).toBuffer(),
      );
      expect(file).toMatchObject({ type: 'image/webp' });
      const bytes = 'bytes' in file ? file.bytes : Buffer.alloc(0);
      const { width, height } = await sharp(bytes).metadata();
      expect(width / height).toBeCloseTo(4, 1);
      const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const middle = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
      expect([...data.subarray(middle, middle + 4)].map((value) => Math.round(value / 16))).toEqual([14, 2, 2, 16]);
    },
  );

  it('is refused without a transparent background', async () => {
    expect(refusal(await markFileOf(await picture(bar).flatten({ background: '#fff' }).png().toBuffer()))).toContain(
      'clear background',
    );
    expect(refusal(await markFileOf(await picture(bar).jpeg().toBuffer()))).toContain('PNG, WebP or AVIF');
    expect(refusal(await markFileOf(await picture('').png().toBuffer()))).toContain('Nothing is drawn');
  });

  it('is refused as a decompression bomb', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 4, background: '#0000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(refusal(await markFileOf(bomb))).toContain('million pixels');
  });
});
