import type { Words } from '../../../src/content/words.ts';

export const work: Words['work'] = {
  empty: {
    ofType: (type) => ({ statement: `${type}類作品，暫時未有。`, text: '其他個案，按一下就到。' }),
    atAll: { statement: '網站正在拍照。', text: '寫信來，我們把合你用的給你看。' },
  },
  describe: (page, type, name) =>
    `${type ? `${name}為香港${type}客戶設計及建造的網站和網店` : `${name}在香港設計及建造的網站和網店，由地氈到獨木舟都有`}；每個個案寫明難題、決定和成果。${page > 1 ? `第${page}頁。` : ''}`,
  fallback: '由{name}建造的網站',
  ending: '{name}的個案。{name}是香港的網頁設計及網站開發公司。',
};

export const insights: Words['insights'] = {
  empty: {
    statement: (category) => (category ? `${category}暫時沒有文章。` : '這裏暫時沒有文章。'),
    text: (category) =>
      category ? '有話要說，我們才會寫。其他文章，按一下就到。' : '有話要說，我們才會寫。想查甚麼，不妨直接問我們。',
  },
  describe: (page, category) =>
    `談${category ?? '網站、網店和搜尋'}，寫給在香港做生意、又有一個網站要照料的人。有話要說，才會發出。${page > 1 ? `第${page}頁。` : ''}`,
  ending: '{name}專欄，寫給在香港做生意的人。',
  description: '寫給在香港做生意、又有一個網站要照料的人。',
};

export const jobs: Words['jobs'] = {
  none: '今日座無虛席。照樣可以來信，總有位子空出來。',
  open: { one: '空位', several: '空位' },
  closed: {
    title: '這個職位已經截止｜{name}',
    description: '這裏的職位已經截止。今日的空缺列在下面；沒有合適的，也有地址可以來信。',
    heading: {
      text: '這個職位已經截止',
      wide: [
        { text: '這個職位', cap: 12 },
        { text: '已經截止', cap: 17 },
      ],
      narrow: [
        { text: '這個職位', cap: 23 },
        { text: '已經截止', cap: 34 },
      ],
    },
    note: { icon: 'cross', name: '已截止', text: '這張枱有人坐了。今日的空缺都在下面。' },
  },
  titleOf: (job) => `${job}：香港職位`,
  descriptionOf: (job, name) => `${name}香港辦公室招聘${job}。`,
  ending: '18天年假，每星期2天遙距工作，另有醫療保險。',
  benefits: [
    { shown: { figure: '18', cap: 37 }, name: '天年假', scale: { of: 18, from: 1, to: 18 } },
    { shown: { figure: '2', cap: 77 }, name: '天遙距工作，以一星期計', scale: { of: 5, from: 1, to: 2 } },
    { shown: { figure: '9樓', cap: 32 }, name: '香港黃竹坑的辦公室', scale: { of: 9, from: 9, to: 9 } },
    { shown: { icon: 'cross' }, name: '醫療保險' },
  ],
  plan: {
    heading: '好好做一年，按比例畫出來',
    header: { icon: 'triangle', label: '八號西北', name: '工作展望', note: '十二欄，十二個月。' },
  },
  apply: {
    promise: {
      poster: '兩星期',
      text: '我們在兩星期之內回覆。到時仍未有消息，即是這次未能合作；多謝你花了時間。',
    },
    statement: '姓名、電郵和履歷必須填寫。你送來的資料只用來審核申請，最多保存24個月。',
  },
  receipt: '多謝你的申請。我們在兩星期之內回覆。到時仍未有消息，即是這次未能合作；\n多謝你花了時間。',
};
