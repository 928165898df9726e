export const form = {
  lead: 'Tell us what you make, who buys it and what creaks. Rough is fine. We have seen worse briefs on the back of a ferry ticket.',
  statement: 'We use what you send to answer you, and for nothing else.',
};

export const finding = {
  before: ['Admiralty', 'Ocean Park'],
  stop: 'Wong Chuk Hang',
  after: ['Lei Tung', 'South Horizons'],
  text: 'That is us: ninth floor, lift on the left, coffee on the right.',
};

export const hoists = {
  finding: { signal: '3', number: 'No. 3', name: 'Finding us', forecast: 'Two stops from Admiralty, under the hill.' },
} as const;
