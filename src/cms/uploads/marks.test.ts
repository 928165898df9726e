import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type MarkFile, markFileOf } from './mark-file.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const bar = '<path d="M10 10h80v8H10z"/><circle cx="20" cy="40" r="9"/>';
const svg = (inside: string, attributes = 'viewBox="0 0 100 60"', before = '') =>
  `${before}<svg ${xmlns} xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

const made = (text: string): Promise<MarkFile> => markFileOf(Buffer.from(text));
const refusal = (file: MarkFile): string => ('refused' in file ? file.refused : '');
const drawn = (file: MarkFile): string => ('bytes' in file ? file.bytes.toString() : '');

/** All that a stored mark may consist of. */
const onlyShapes =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="[\d.]+" viewBox="0 0 [\d.]+ [\d.]+"><g id="mark" transform="[\w\s().-]+">(?:<\/?(?:g|path|rect|circle|ellipse|line|polyline|polygon)(?: (?:d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|transform|fill|stroke|opacity|(?:fill|stroke)-(?:rule|opacity|width|linecap|linejoin|miterlimit))="[-+.,\w\s()%]*")*\/?>)*<\/g><\/svg>$/;

const nested = (depth: number, inside: string) => `${'<g>'.repeat(depth)}${inside}${'</g>'.repeat(depth)}`;
const laughs = `<!DOCTYPE svg [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  .join('')}]>`;

const hostile: readonly (readonly [name: string, text: string])[] = [
  ['script', svg(`<script>alert(1)</script>${bar}`)],
  ['script in CDATA', svg(`<script><![CDATA[alert(1)]]></script>${bar}`)],
  ['script from elsewhere', svg(`<script xlink:href="https://evil.example/x.js"/>${bar}`)],
  ['script under another prefix', svg(`<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>${bar}`)],
  ['script of HTML', svg(`<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>${bar}`)],
  ['onload', svg(bar, 'viewBox="0 0 100 60" onload="alert(1)"')],
  ['onclick of a shape', svg(`<path onclick="alert(1)" d="M10 10h80v8H10z"/>`)],
  [
    'a page inside',
    svg(
      `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>${bar}`,
    ),
  ],
  ['a link with a program', svg(`<a xlink:href="javascript:alert(1)">${bar}</a>`)],
  ['a picture as data', svg(`<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>${bar}`)],
  ['a picture from elsewhere', svg(`<image xlink:href="https://evil.example/x.png" width="9" height="9"/>${bar}`)],
  ['use of elsewhere', svg(`<use href="https://evil.example/x.svg#a"/>${bar}`)],
  ['use of data', svg(`<use href="data:image/svg+xml,%3Csvg id='a'/%3E#a"/>${bar}`)],
  ['a style sheet from elsewhere', svg(`<style>@import url(https://evil.example/x.css);</style>${bar}`)],
  [
    'a style sheet of the file',
    svg(bar, 'viewBox="0 0 100 60"', '<?xml-stylesheet href="https://evil.example/x.css"?>'),
  ],
  ['a background from elsewhere', svg(`<g style="background:url(https://evil.example/x)">${bar}</g>`)],
  ['a fill from elsewhere', svg(`<g fill="url(https://evil.example/x#a)">${bar}</g>`)],
  [
    'an attribute that ends itself',
    svg(`<path d='M10 10h80v8H10z"/&gt;&lt;script&gt;alert(1)&lt;/script&gt;' /><path d="M10 10h80v8H10z"/>`),
  ],
  ['a value with marks of its own', svg(`<path d="M10 10h80v8H10z" transform="&quot;&gt;&lt;script&gt;"/>`)],
  ['animation of a link', svg(`<a><animate attributeName="href" values="javascript:alert(1)"/>${bar}</a>`)],
  [
    'animation',
    svg(
      `<path d="M10 10h80v8H10z"><animate attributeName="d" to="x" begin="0s"/><set attributeName="onclick" to="alert(1)"/></path>`,
    ),
  ],
  ['a handler', svg(`<handler type="application/ecmascript">alert(1)</handler>${bar}`)],
  ['a filter', svg(`<filter id="f"><feImage href="https://evil.example/x"/></filter><g filter="url(#f)">${bar}</g>`)],
  [
    'a file of the server (XXE)',
    svg(`<desc>&x;</desc>${bar}`, 'viewBox="0 0 100 60"', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ],
  [
    'entities of another host',
    svg(bar, 'viewBox="0 0 100 60"', '<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://evil.example/x.dtd"> %x;]>'),
  ],
  ['a billion laughs', svg(`<desc>&j;</desc>${bar}`, 'viewBox="0 0 100 60"', laughs)],
  ['groups without end', svg(nested(15_000, bar))],
  ['groups deeper than anybody draws', svg(nested(60, bar))],
  ['shapes without end', svg('<path d="M1 1h9v9z"/>'.repeat(4000))],
  ['a huge viewBox', svg(bar, 'viewBox="0 0 1e30 1e30"')],
  ['a viewBox that is no number', svg(bar, 'viewBox="0 0 NaN Infinity"')],
  ['a viewBox of nothing', svg(bar, 'viewBox="0 0 0 0"')],
  ['five megabytes', svg(`${bar}<!--${'x'.repeat(5_000_000)}-->`)],
  ['a million dashes', svg('<path d="M10 10h80" stroke="#000" stroke-width="9" stroke-dasharray="0.00001"/>')],
  ['numbers without measure', svg(`${bar}<circle cx="1e300" cy="-1e300" r="1e308"/>`)],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page that looks like one', `<html>${svg(bar)}</html>`],
  ['an open end', svg(bar).slice(0, -9)],
  ['UTF-16', Buffer.from(`\uFEFF${svg(`<script>alert(1)</script>${bar}`)}`, 'utf16le').toString('latin1')],
];

describe('the drawing of a mark', () => {
  it.each(hostile)('with %s is refused or comes out harmless', async (_name, text) => {
    const began = performance.now();
    const file = await made(text);
    expect(performance.now() - began).toBeLessThan(10_000);
    if ('refused' in file) expect(file.refused).toMatch(/^[A-Z][^\n]{10,220}\.$/);
    else expect(drawn(file)).toMatch(onlyShapes);
  });

  it('is told what is wrong with it', async () => {
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

  it('is cut to what is drawn, and as large as others look', async () => {
    const text = drawn(await made(svg('<path d="M100 100h340v85h-85v-42H100z"/>', 'viewBox="0 0 2000 2000"')));
    const [, width = 0, height = 0] = (/width="([\d.]+)" height="([\d.]+)"/.exec(text) ?? []).map(Number);
    expect([width, height]).toEqual([165, 42]);
  });

  it('has one ink, whatever says so: attribute, style or sheet', async () => {
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
  it.each(['png', 'webp', 'avif'] as const)('as %s loses its clear margin and keeps its colours', async (format) => {
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
  });

  it('without a clear ground is refused', async () => {
    expect(refusal(await markFileOf(await picture(bar).flatten({ background: '#fff' }).png().toBuffer()))).toContain(
      'clear ground',
    );
    expect(refusal(await markFileOf(await picture(bar).jpeg().toBuffer()))).toContain('PNG, WebP or AVIF');
    expect(refusal(await markFileOf(await picture('').png().toBuffer()))).toContain('Nothing is drawn');
  });

  it('is not a few bytes that unpack to gigabytes', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 4, background: '#0000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(refusal(await markFileOf(bomb))).toContain('million pixels');
  });
});
