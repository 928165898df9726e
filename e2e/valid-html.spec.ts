import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { addresses, filteredAddresses } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

/** What may stand in what, as the W3C's checker sees it; how HTML is written is the renderer's affair. */
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

test('every page is valid HTML', async ({ siteUrl }) => {
  test.setTimeout(180_000);
  const others = ['/search', '/search?q=shop', '/contact-us?sent=1', '/no-such-page', '/gallery'];
  for (const address of [...addresses, ...filteredAddresses, ...others]) {
    const html = await (await fetch(`${siteUrl}${address}`)).text();
    const faults = checker
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
    expect.soft(faults, address).toEqual([]);
  }
});
