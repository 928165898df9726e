declare namespace App {
  interface Locals {
    /** Where pages get content from; set by the server in front, or by the middleware while developing. */
    content: import('./content/run-query.ts').ContentSource;
  }
}
