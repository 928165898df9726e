import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownHashesOnly, pagePolicy } from './page-policy.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const style = 'h1{color:red}';
const script = 'start();';
const html = `<!doctype html><style>${style}</style><h1>One</h1><script type="module">${script}</script>`;

it('allows the styles and scripts that stand in the page, and none of another', () => {
  const policy = `img-src 'self'; script-src 'self' ${hash('other()')} ${hash(script)}; style-src 'self' ${hash(style)} ${hash('p{}')};`;
  expect(ownHashesOnly(policy, html)).toBe(
    `img-src 'self'; script-src 'self' ${hash(script)}; style-src 'self' ${hash(style)};`,
  );
});

it('does not allow what stands in the page and was allowed by nobody', () => {
  expect(ownHashesOnly("style-src 'self';", html)).toBe("style-src 'self';");
});

it('allows the pictures of another host where there is one', () => {
  expect(pagePolicy('https://media.example')("img-src 'self' data:", html)).toBe(
    "img-src 'self' https://media.example data:",
  );
  expect(pagePolicy(undefined)("img-src 'self' data:", html)).toBe("img-src 'self' data:");
});
