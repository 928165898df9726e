/** What every job comes with. */
export const benefits = [
  { figure: '18', name: 'days annual leave', note: 'a year', cap: 42 },
  { figure: '2', name: 'days a week', note: 'remote work', cap: 66 },
  { figure: '9/F', name: 'Hong Kong office', note: 'Wong Chuk Hang', cap: 34 },
  { figure: '+', name: 'health insurance', note: '', cap: 34 },
] as const;
