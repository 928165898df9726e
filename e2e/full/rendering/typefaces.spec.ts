import { expect, test } from '../../support/test.ts';

/** Rare character that the page does not contain by itself. */
const sign = 'É';

test('V12: a rare character loads its part of our typefaces on demand', async ({ page, siteUrl }) => {
  const arrived = (family: string) =>
    page.evaluate(
      (name) =>
        [...document.fonts].some(
          (face) => face.family === name && face.unicodeRange.includes('U+B8-FF') && face.status === 'loaded',
        ),
      family,
    );
  for (const [list, family] of [
    ['--data', 'Anybody'],
    ['--text', 'Faustina'],
  ] as const) {
    await page.goto(siteUrl, { waitUntil: 'load' });
    expect(await arrived(family), family).toBe(false);
    await page.evaluate(
      ([name, text]) => {
        const line = document.createElement('p');
        line.textContent = text;
        line.style.fontFamily = `var(${name})`;
        document.querySelector('main')?.prepend(line);
      },
      [list, sign] as const,
    );
    await expect.poll(() => arrived(family), list).toBe(true);
  }
});
