import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { addresses } from '../support/preparation/addresses.ts';
import { expect, test } from '../support/test.ts';

/**
 * Severities without an exploit here. `script-src 'self'` is dangerous where scripts can be
 * uploaded or built from a request: here uploads are downloads, and no response is a script from
 * input.
 */
const harmless: ReadonlySet<Severity> = new Set([Severity.MEDIUM_MAYBE, Severity.INFO, Severity.NONE]);

const faultsOf = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => !harmless.has(severity))
    .map(({ directive, description }) => `${directive}: ${description}`);

test('V10: the policy evaluator reports a policy that allows everything', () => {
  expect(faultsOf("script-src 'unsafe-inline' *; object-src *").join()).toMatch(/unsafe-inline.*object-src/);
});

test('V10: the policy evaluator finds no fault in the policy of any page', async ({ siteUrl }) => {
  for (const address of [...addresses, '/search?q=shop', '/no-such-page', '/contact-us?sent=1', '/about-us.md']) {
    const policy = (await fetch(siteUrl + address)).headers.get('content-security-policy');
    expect(policy, address).toBeTruthy();
    expect(faultsOf(policy ?? ''), address).toEqual([]);
  }
});
