import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../../src/config/brand/languages.ts';
import { copyProject } from '../../support/preparation/second-brand.ts';
import { startSite } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const added = "  { code: 'xx-XX', tag: 'xx', prefix: '/xx', name: 'Upside', short: 'XX', openGraph: 'xx_XX' },\n";

test('O2: a further language is a line in the brand and a folder of words', async () => {
  test.setTimeout(300_000);
  const { project, build, remove } = copyProject();
  try {
    const list = path.join(project, 'src/config/brand/languages.ts');
    writeFileSync(list, readFileSync(list, 'utf8').replace('];', `${added}];`));
    const folder = path.join(project, 'sample/languages/xx-XX/pages');
    mkdirSync(folder, { recursive: true });
    const [source = ''] =
      /from: "\{name\}.*"/.exec(
        readFileSync(path.join(project, 'sample/languages/zh-Hant-HK/pages/home.yaml'), 'utf8'),
      ) ?? [];
    expect(source).not.toBe('');
    writeFileSync(path.join(folder, 'home.yaml'), `- in: Title\n  ${source}\n  to: "Upside down"\n`);
    build();
    const site = await startSite({ project });
    try {
      const home = await (await fetch(`${site.url}/xx`)).text();
      expect(home).toContain('<html lang="xx"');
      expect(home).toContain('<title>Upside down</title>');
      const [header = ''] = /<header\b.*?<\/header>/s.exec(home) ?? [];
      const switchTo = [...header.matchAll(/<a href="([^"]*)"[^>]*hreflang=/gi)].map(([, href]) => href);
      expect(switchTo).toEqual(languages.map(({ prefix }) => prefix || '/'));
      // Pages without a translation do not exist in the language.
      expect((await fetch(`${site.url}/xx/about-us`)).status).toBe(404);
      expect((await fetch(`${site.url}/zh-hk/about-us`)).status).toBe(200);
    } finally {
      await site.stop();
    }
  } finally {
    remove();
  }
});
