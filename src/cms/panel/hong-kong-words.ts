/** Words of Payload's Chinese, which is that of Taiwan, and those of this panel; order counts. */
const replacements: readonly (readonly [string | RegExp, string])[] = [
  ['您', '你'],
  [/電子郵件(?:地址)?/g, '電郵'],
  ['使用者', '用戶'],
  ['帳號', '帳戶'],
  ['上傳', '上載'],
  ['文件', '記錄'],
  ['儀表板', '「今天」'],
  ['版本記錄', '版本'],
  ['變更', '修改'],
  ['更改', '修改'],
  ['搜索', '搜尋'],
  ['網路', '網絡'],
  ['發布', '發佈'],
  ['對焦點', '焦點'],
  ['語言地區', '語言'],
  ['即將將', '即將把'],
  ['遭', '被'],
  [/…+|\.{3}/g, '……'],
  // Labels are Chinese, and Chinese words stand without spaces.
  [/(?<=\p{Script=Han}) ?(\{\{(?:label|direction|distance)\}\}) ?/gu, '$1'],
  [/(\{\{(?:label|direction|distance)\}\}) (?=\p{Script=Han})/gu, '$1'],
];

const inHongKong = (text: string): string =>
  replacements.reduce((words, [taiwan, ours]) => words.replaceAll(taiwan, ours), text);

type Words<Group> = { readonly [Name in keyof Group]: string };

/** Replaces words in all texts of a language of Payload. */
export const wordsOfHongKong = <Groups extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  groups: Groups,
): { readonly [Group in keyof Groups]: Words<Groups[Group]> } =>
  Object.fromEntries(
    Object.entries(groups).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, inHongKong(text)])),
    ]),
  ) as { readonly [Group in keyof Groups]: Words<Groups[Group]> };
