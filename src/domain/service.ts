/** Question with a plain-text answer, so that page and structured data are the same. */
export interface PlainQuestion {
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/** Structured data of a service beyond what its page lists and answers. */
export interface ServiceData {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly priceRange?: string;
  /** Name of the list of its parts. */
  readonly catalogue: string;
  /** Plans with a price or range in the brand's currency. */
  readonly plans?: readonly { readonly name: string; readonly from: number; readonly to?: number }[];
  /** Summary of all offers and reviews. */
  readonly together?: {
    readonly lowest: number;
    readonly highest: number;
    readonly offers: number;
    readonly rating: number;
    readonly reviews: number;
  };
}
