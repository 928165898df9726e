import { accountTexts } from './account.ts';
import { configTexts } from './config.ts';
import { editingTexts } from './editing.ts';
import { messageTexts } from './messages.ts';
import { sectionHelpTexts } from './section-help.ts';
import { sectionTexts } from './sections.ts';
import { settingTexts } from './settings.ts';
import { sharingTexts } from './sharing.ts';
import { todayTexts } from './today.ts';
import { translationTexts } from './translations.ts';

/** Chinese texts of the panel, by the English ones. */
export const chineseTexts: Readonly<Record<string, string>> = {
  ...accountTexts,
  ...configTexts,
  ...editingTexts,
  ...messageTexts,
  ...sectionHelpTexts,
  ...sectionTexts,
  ...settingTexts,
  ...sharingTexts,
  ...todayTexts,
  ...translationTexts,
};
