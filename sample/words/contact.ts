/** On the A of SIGNAL. */
export const mascotOnHeading = { wide: { line: 1, letter: 4 } };

export const form = {
  lead: 'Tell us what you make, who buys it and what creaks. Rough is fine: three lines will do, and a brief if you have one. English or Chinese: 中文來信亦可.',
  statement: 'You get a receipt by email at once, and an answer within a few days.',
};

export const finding = {
  before: [
    { name: 'Admiralty', chinese: '金鐘' },
    { name: 'Ocean Park', chinese: '海洋公園' },
  ],
  stop: { name: 'Wong Chuk Hang', chinese: '黃竹坑' },
  after: [
    { name: 'Lei Tung', chinese: '利東' },
    { name: 'South Horizons', chinese: '海怡半島' },
  ],
  text: 'That is us: ninth floor, lift on the left, coffee on the right.',
};

export const headers = {
  finding: {
    icon: 't-inverted',
    label: 'No. 3',
    name: 'Finding us',
    note: 'Two stops from Admiralty, under the hill.',
  },
} as const;

export const floor = { figure: '9/F', chinese: '九字樓' };
