import { expect, it } from 'vitest';
import { planNames } from './plans.ts';
import * as ecommerce from './services/ecommerce.ts';
import * as maintenance from './services/maintenance.ts';
import * as seo from './services/seo.ts';

/** Every plan that a value of a page's copy asks for, in cards and in links, however deep it lies. */
function plansIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const plan = /^\/contact-us\?plan=(.+)#form$/.exec(value)?.[1];
    return plan === undefined ? [] : [decodeURIComponent(plan)];
  }
  if (typeof value !== 'object' || value === null) return [];
  const { plan } = value as { plan?: unknown };
  return [...(typeof plan === 'string' ? [plan] : []), ...Object.values(value).flatMap(plansIn)];
}

it('the contact form knows every plan that pages link to', () => {
  const asked = [ecommerce, maintenance, seo].flatMap((page) => plansIn({ ...page }));
  expect(asked.length).toBeGreaterThan(8);
  for (const plan of asked) expect(planNames).toContain(plan);
});
