import { type Block, type Field, type SanitizedConfig, traverseFields } from 'payload';
import { chineseTexts } from './chinese/index.ts';

/** Adds the Chinese label and help of a section to its search words. */
function addChinese({ labels, admin }: Block): void {
  const custom = admin?.custom;
  if (typeof custom?.searchWords !== 'string') return;
  const thumbnail = admin?.images?.thumbnail;
  const texts = [labels?.singular, typeof thumbnail === 'object' ? thumbnail.alt : undefined];
  const chinese = texts.flatMap((text) => (typeof text === 'string' ? (chineseTexts[text] ?? []) : []));
  for (const words of chinese)
    if (!custom.searchWords.includes(words)) custom.searchWords = `${custom.searchWords} ${words}`;
}

/**
 * Lets the section picker find sections by Chinese words too. Reads English labels, so it has to
 * run before `withLanguages`.
 */
export function withChineseSearch(config: SanitizedConfig): SanitizedConfig {
  const fields: Field[] = config.collections.flatMap((collection) => collection.fields);
  traverseFields({
    config,
    fields,
    callback: ({ field }) => {
      if ('blocks' in field) for (const block of field.blocks) addChinese(block);
    },
  });
  return config;
}
