/**
 * What the agency claims of itself, each figure once. The specification states some of them twice with different
 * values; each keeps its place, and its sentence says what it counts (docs/departures.md).
 */
export const claims = {
  foundedIn: 2009,
  projects: '400+',
  /** Of making websites, as counted in 2022. */
  years: '13+',
  /** Of the one service whose page says it. */
  yearsOnServicePages: '10+',
  partners: '30+',
  people: 14,
  supportClients: '25+',
  shopifyYears: 'more than 5 years',
  carpets: '2,502',
  contentPieces: '5,000+',
  /** Moved for one client, as are the pieces of content; the templates are cards of another. */
  pages: '2,000+',
  templates: '200+',
  clientsReached: '200,000',
  conversionRise: '100%+',
  orderValueRise: '150%+',
  fasterDevelopment: '15%',
} as const;
