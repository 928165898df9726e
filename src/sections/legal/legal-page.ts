/** Legal page as its section shows it. */
export interface LegalPage {
  /** Path of the page, without the leading slash. */
  readonly slug: string;
  readonly title: string;
  /** Meta description, 70 to 160 characters. */
  readonly description: string;
  /** Date of the text, `YYYY-MM-DD`; absent if the page shows none. */
  readonly lastUpdated?: string;
  /** One or two sentences under the title. */
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Fragment of the section in the address, unique on the page. */
  readonly id: string;
  readonly heading: string;
  /** The section in one plain line. */
  readonly summary: string;
  readonly body: readonly LegalBlock[];
}

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly rows: readonly (readonly [term: string, detail: string])[];
    };
