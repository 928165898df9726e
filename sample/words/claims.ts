/**
 * What the agency claims of itself, each figure once. The specification states some of them twice with different
 * values (13+ and 10+ years); each keeps its place (docs/departures.md).
 */
export const claims = {
  foundedIn: 2009,
  projects: '400+',
  years: '13+',
  yearsOnServicePages: '10+',
  partners: '30+',
  people: 14,
  supportClients: '25+',
  shopifyYears: 'more than 5 years',
  carpets: '2,502',
  contentPieces: '5,000+',
  pages: '2,000+',
  templates: '200+',
  clientsReached: '200,000',
  conversionRise: '100%+',
  orderValueRise: '150%+',
  fasterDevelopment: '15%',
} as const;
