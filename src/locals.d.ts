declare namespace App {
  interface Locals {
    /** Content of the pages; set by the server, or by the middleware in development. */
    content: import('./content/source.ts').ContentSource;
    /** Searches pages; set like the content. */
    search: (query: string) => Promise<import('./domain/search-results.ts').SearchResults>;
    /** Outcome of a form sent to this page; such a response is for one visitor and never cached. */
    form?: import('./forms/outcome.ts').FormOutcome;
    /** State of a newsletter link; such a response is for one visitor and never cached. */
    newsletter?: import('./lib/newsletter-state.ts').NewsletterState;
    /** Whether the page measures its speed. */
    analytics?: boolean;
    /** Set when the page shows a draft. */
    preview?: import('./domain/preview.ts').Preview;
  }
}
