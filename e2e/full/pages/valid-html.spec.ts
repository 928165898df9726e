import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { addresses, filteredAddresses } from '../../support/preparation/addresses.ts';
import { nuFaults } from '../../support/stand-ins/nu-checker.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Rules of the W3C's checker on nesting and attributes; the style of the markup is left to the
 * renderer.
 */
const rules = [
  'attribute-allowed-values',
  'attribute-misuse',
  'close-order',
  'deprecated',
  'element-name',
  'element-permitted-content',
  'element-permitted-occurrences',
  'element-permitted-order',
  'element-permitted-parent',
  'element-required-ancestor',
  'element-required-attributes',
  'element-required-content',
  'form-dup-name',
  'hidden-focusable',
  'input-attributes',
  'multiple-labeled-controls',
  'no-abstract-role',
  'no-dup-attr',
  'no-dup-id',
  'no-missing-references',
  'no-redundant-role',
  'no-unknown-elements',
  'script-element',
  'unique-landmark',
  'valid-autocomplete',
  'valid-for',
  'void-content',
];

const checker = new HtmlValidate(
  new StaticConfigLoader({ root: true, rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])) }),
);

const faultsOf = (html: string): string[] =>
  checker
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);

const others = ['/search', '/search?q=shop', '/contact-us?sent=1', '/no-such-page', '/gallery'];

async function everyPage(siteUrl: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const address of [...addresses, ...filteredAddresses, ...others])
    pages.set(address, await (await fetch(`${siteUrl}${address}`)).text());
  return pages;
}

test('V1: every page is valid HTML', async ({ siteUrl }) => {
  test.setTimeout(180_000);
  for (const [address, html] of await everyPage(siteUrl)) {
    expect.soft(faultsOf(html), address).toEqual([]);
    // The checker does not support the `blocking` attribute; only style sheets may block rendering.
    const blocking = [...html.matchAll(/<link[^>]* blocking[^>]*>/g)].map(([link]) => link);
    expect
      .soft(
        blocking.filter((link) => !/ rel="stylesheet"/.test(link)),
        address,
      )
      .toEqual([]);
  }
});

test("V1: the W3C's checker finds no error in any page", async ({ siteUrl }) => {
  test.setTimeout(180_000);
  const faults = await nuFaults(await everyPage(siteUrl));
  expect(Object.fromEntries(faults)).toEqual({});
});

/** Deliberately broken page: a checker that reports nothing here tests nothing. */
const broken = `<!doctype html><html lang="en"><head><title>Broken</title></head>
<body><main><h1 id="a">Once</h1><p id="a"><div>A block in a paragraph</div></p><a href="#b" role="button"><button>Two in one</button></a></main></body></html>`;

test('V1: both checkers report a broken page', async () => {
  const found = faultsOf(broken).join('\n');
  expect(found).toMatch(/no-dup-id/);
  expect(found).toMatch(/element-permitted-content/);
  const [faults = []] = (await nuFaults(new Map([['/broken', broken]]))).values();
  expect(faults.join('\n')).toMatch(/Duplicate ID|button/);
});
