import { expect, it } from 'vitest';
import { bar, drawn, made, onlyShapes, svg } from './mark-test-support.ts';

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

it.each(hostile)('a drawing with %s is refused or comes out harmless', async (_name, text) => {
  const began = performance.now();
  const file = await made(text);
  expect(performance.now() - began).toBeLessThan(10_000);
  if ('refused' in file) expect(file.refused).toMatch(/^[A-Z][^\n]{10,220}\.$/);
  else expect(drawn(file)).toMatch(onlyShapes);
});
