import { expect, type Page, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosavedWith } from '../../support/panel/panel.ts';

const desk = deskForTests();

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: text ? [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }] : [],
});

/** Opens a new article with text, and puts the caret into an empty paragraph at its end. */
async function openText(page: Page, slug: string) {
  const root = { type: 'root', version: 1, children: [paragraph('It begins.'), paragraph('')] };
  const { doc } = await desk.admin.ask('POST', 'insights?draft=true', {
    title: `An article, ${slug}`,
    slug,
    insightsContent: [{ blockType: 'text', text: { root } }],
    _status: 'draft',
  });
  await desk.signIn(page);
  await desk.open(page, 'insights', doc?.id ?? 0, 'title');
  const row = page.locator('#insightsContent-row-0');
  const text = row.getByRole('textbox', { name: 'Text' }).first();
  await expect(async () => {
    if (!(await text.isVisible())) await row.locator('.collapsible__toggle').first().click({ timeout: 2000 });
    await text.click({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Control+End');
  return { id: doc?.id ?? 0, text };
}

for (const [key, slug] of [
  ['Enter', 'code-by-enter'],
  ['Space', 'code-by-space'],
] as const)
  test(`E3: \`\`\` and ${key} begin a code block, in which Tab indents`, async ({ page }) => {
    const { text } = await openText(page, slug);
    await page.keyboard.type('```js');
    await page.keyboard.press(key);
    const code = text.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await expect(text.locator('.field-type.text', { hasText: 'Language' }).locator('input')).toHaveValue('js');
    await expect(code).toHaveCSS('font-family', /monospace/);
    await page.keyboard.type('if (a) {');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await Promise.all([autosavedWith(page, 'if (a) {\n\tb();'), page.keyboard.type('b();')]);
    await expect(code).toHaveValue('if (a) {\n\tb();');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(code).not.toBeFocused();
  });

const item = (level: number, list: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'><!--[if !supportLists]--><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->${words}<o:p></o:p></p>`;

/** Clipboard content of Word. */
const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0 {mso-list-id:1;} p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-GB><!--StartFragment-->
<h1>First rank<o:p></o:p></h1><p class=MsoNormal>Some <b>bold</b> words.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><!--[if !supportLists]--><span style='mso-list:Ignore'>1.1<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><!--[endif]-->Second rank<o:p></o:p></h2>
${item(1, 0, '·', 'Bullet')}${item(2, 0, 'o', 'Inner bullet')}${item(1, 0, '·', 'Last bullet')}
<h3>Third rank<o:p></o:p></h3>${item(1, 1, '1.', 'Number one')}${item(1, 1, '2.', 'Number two')}
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:120pt'><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=160 height=107 src="file:///C:/Temp/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>
<p class=MsoNormal>The end.<o:p></o:p></p><!--EndFragment--></body></html>`;

test('E3: text pasted from Word keeps headings and lists, and reports the omitted picture', async ({ page }) => {
  const { text } = await openText(page, 'from-word');
  await Promise.all([
    autosavedWith(page, 'The end.'),
    text.evaluate((root, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'First rank');
      root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, fromWord),
  ]);
  await expect(text.locator('h2')).toHaveText(['First rank', 'Second rank']);
  await expect(text.locator('h3')).toHaveText(['Third rank']);
  await expect(text.locator('h1, h4')).toHaveCount(0);
  await expect(text.locator('> ul > li', { hasText: /^(?:Bullet|Last bullet)$/ })).toHaveCount(2);
  await expect(text.locator('> ul ul > li')).toHaveText(['Inner bullet']);
  await expect(text.locator('> ol > li')).toHaveText(['Number one', 'Number two']);
  await expect(text.locator('strong')).toHaveText(['bold']);
  await expect(text.locator('> p')).toHaveText(['It begins.', 'Some bold words.', 'The end.']);
  await expect(page.getByText(/^1 picture was left out/)).toBeVisible();
});
