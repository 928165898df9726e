import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownHashesOnly, pagePolicy } from './page-policy.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const style = 'h1{color:red}';
const script = 'start();';
const html = `<!doctype html><style>${style}</style><h1>One</h1><script type="module">${script}</script>`;

it('the page policy keeps the hashes of inline styles and scripts of the page only', () => {
  const policy = `img-src 'self'; script-src 'self' ${hash('other()')} ${hash(script)}; style-src 'self' ${hash(style)} ${hash('p{}')};`;
  expect(ownHashesOnly(policy, html)).toBe(
    `img-src 'self'; script-src 'self' ${hash(script)}; style-src 'self' ${hash(style)};`,
  );
});

it('the page policy adds no hashes that the policy did not have', () => {
  expect(ownHashesOnly("style-src 'self';", html)).toBe("style-src 'self';");
});

it('the page policy allows pictures of the media host, if configured', () => {
  expect(pagePolicy('https://media.example')("img-src 'self' data:", html)).toBe(
    "img-src 'self' https://media.example data:",
  );
  expect(pagePolicy(undefined)("img-src 'self' data:", html)).toBe("img-src 'self' data:");
});
