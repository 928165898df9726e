import type { BrowserWords } from '../../../src/domain/browser-words.ts';

export const browserWords: BrowserWords = {
  hours: { open: '有人當值。', closed: '我們已經泊岸。' },
  thanks: {
    enquiry: '多謝！我們收到了，幾日之內回覆你。',
    application: '多謝！我們收到你的申請，兩星期之內回覆。',
  },
};
