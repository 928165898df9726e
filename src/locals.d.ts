declare namespace App {
  interface Locals {
    /**
     * Where pages get content from; set by the server in front, or by the middleware while
     * developing.
     */
    content: import('./content/source.ts').ContentSource;
    /** Finds pages by words; set like the content. */
    search: (query: string) => Promise<import('./content/search/results.ts').SearchResults>;
    /**
     * What came of the form that was sent to this page; such an answer is for one visitor and is
     * never kept.
     */
    form?: import('./intake/rules/outcome.ts').FormOutcome;
    /** Whether the page says how fast it was. */
    figures?: boolean;
    /** Set where the page shows a draft. */
    preview?: import('./shared/preview.ts').Preview;
  }
}
