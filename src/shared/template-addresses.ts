/** What answers by a template of its own, and not for a record of pages. */
const fixed: ReadonlySet<string> = new Set([...['/404', '/503'], ...['/sitemap.xml', '/robots.txt']]);

/** Addresses at and below which every page is a list, a case, an article, a job, or what was searched. */
const templates = /^\/(?:work|insights|jobs|search)(?:\/|$)/;

/** Whether an address is a template's, so that no page of sections can be there. */
export const isTemplate = (path: string): boolean => fixed.has(path) || templates.test(path);
