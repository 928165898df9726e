import { type Config, deepMergeSimple, type SanitizedConfig } from 'payload';
import { en } from 'payload/i18n/en';
import { zhTw } from 'payload/i18n/zhTw';
import { isRecord } from '../../lib/is-object.ts';
import { chineseTexts } from './chinese/index.ts';
import { wordsOfHongKong } from './hong-kong-words.ts';
import { chinesePanelWords, panelWords } from './words.ts';

export type Texts = Readonly<Record<string, string>>;

/** Languages of the panel; a user chooses one in the account. */
export const panelTranslations = {
  supportedLanguages: { en, 'zh-TW': { ...zhTw, translations: wordsOfHongKong(zhTw.translations) } },
  fallbackLanguage: 'en',
  translations: { en: panelWords, 'zh-TW': { ...chinesePanelWords, panel: chineseTexts } },
} as const;

const chineseOf = (config: Pick<Config, 'i18n'>): Record<string, unknown> => {
  const translations: unknown = config.i18n?.translations;
  const chinese = isRecord(translations) ? translations['zh-TW'] : undefined;
  return isRecord(chinese) ? chinese : {};
};

/** Adds the Chinese texts of a feature. */
export function withChinese(config: Config, texts: Texts): Config {
  const chinese = chineseOf(config);
  const panel = { ...(isRecord(chinese.panel) ? chinese.panel : {}), ...texts };
  return {
    ...config,
    i18n: { ...config.i18n, translations: { ...config.i18n?.translations, 'zh-TW': { ...chinese, panel } } },
  } as Config;
}

/** Properties of Payload's config that users read, wherever they stand. */
const readTexts = ['label', 'description', 'placeholder', 'singular', 'plural', 'group'] as const;
/** Properties that contain others. */
const parts = ['admin', 'labels', 'fields', 'flattenedFields', 'tabs', 'blocks', 'options'] as const;

interface ReadText {
  readonly english: string;
  readonly set: (text: Readonly<Record<string, string>>) => void;
}

const isHidden = ({ hidden, admin }: Readonly<Record<string, unknown>>): boolean =>
  hidden === true || (isRecord(admin) && (admin.hidden === true || admin.disabled === true));

/** English text of a label, also of one that has its Chinese text already. */
const englishOf = (text: unknown): unknown => (isRecord(text) ? text.en : text);

/** Finds labels, descriptions, placeholders and options, of hidden fields only if wanted. */
function* textsOf(part: unknown, withHidden: boolean, seen = new Set<unknown>()): Generator<ReadText> {
  if (Array.isArray(part)) {
    for (const one of part) yield* textsOf(one, withHidden, seen);
    return;
  }
  if (!isRecord(part) || seen.has(part) || (!withHidden && isHidden(part))) return;
  seen.add(part);
  for (const name of readTexts) {
    const english = englishOf(part[name]);
    if (typeof english !== 'string' || !/\p{L}/u.test(english)) continue;
    yield { english, set: (text) => void Object.assign(part, { [name]: text }) };
  }
  // Payload shows options of hidden fields, time zones, as plain texts.
  const shown = isHidden(part) ? parts.filter((name) => name !== 'options') : parts;
  for (const name of shown) yield* textsOf(part[name], withHidden, seen);
}

/**
 * English texts of the config, each once.
 *
 * @param withHidden also of hidden fields, whose labels a few lists show
 */
export const configTextsOf = (
  { collections }: Pick<SanitizedConfig, 'collections'>,
  { withHidden = false }: { readonly withHidden?: boolean } = {},
): string[] => [...new Set([...textsOf(collections, withHidden)].map(({ english }) => english))];

/** Shows labels, descriptions and options of collections in the reader's language. */
export function withLanguages(config: SanitizedConfig): SanitizedConfig {
  const chineseWords = chineseOf(config);
  const { panel, lexical } = chineseWords;
  // The text editor adds its words to the finished config, over those of this panel.
  if (isRecord(lexical)) chineseWords.lexical = deepMergeSimple(lexical, chinesePanelWords.lexical);
  for (const { english, set } of textsOf(config.collections, true)) {
    const chinese = isRecord(panel) ? panel[english] : undefined;
    if (typeof chinese === 'string') set({ en: english, 'zh-TW': chinese });
  }
  return config;
}
