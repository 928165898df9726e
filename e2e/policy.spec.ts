import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { addresses } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

/**
 * What nobody can exploit here. `script-src 'self'` is a danger where scripts can be uploaded, or are made of what somebody asks: here
 * uploads are downloads, and nothing answers with a script.
 */
const harmless: ReadonlySet<Severity> = new Set([Severity.MEDIUM_MAYBE, Severity.INFO, Severity.NONE]);

test('an evaluator of policies finds no way around that of any page', async ({ siteUrl }) => {
  for (const address of [...addresses, '/search?q=shop', '/no-such-page', '/contact-us?sent=1', '/about-us.md']) {
    const policy = (await fetch(siteUrl + address)).headers.get('content-security-policy');
    expect(policy, address).toBeTruthy();
    const findings = new CspEvaluator(new CspParser(policy ?? '').csp).evaluate();
    const faults = findings.filter(({ severity }) => !harmless.has(severity));
    expect(
      faults.map(({ directive, description }) => `${directive}: ${description}`),
      address,
    ).toEqual([]);
  }
});
