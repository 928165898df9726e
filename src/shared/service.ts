/** A question whose answer is plain copy, so that a page and its structured data say the same. */
export interface PlainQuestion {
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/** What search engines are told of a service besides what its page lists and answers. */
export interface ServiceData {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly priceRange?: string;
  /** What the list of its parts is called. */
  readonly catalogue: string;
  /** Plans with their price, or its range, in Hong Kong dollars. */
  readonly plans?: readonly { readonly name: string; readonly from: number; readonly to?: number }[];
  /** All offers together, and what clients say of them. */
  readonly together?: {
    readonly lowest: number;
    readonly highest: number;
    readonly offers: number;
    readonly rating: number;
    readonly reviews: number;
  };
}
