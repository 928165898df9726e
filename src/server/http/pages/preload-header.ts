/** Matches quoted attributes only: in a description by an editor, quotes are escaped. */
const preloads = /<link rel="preload" [^>]*>\s*/g;
const attribute = /([a-z]+)(?:="([^"]*)")?/g;

/**
 * Converts `<link rel="preload" href="/a.woff2" as="font" crossorigin>` to a `Link` header value.
 */
function asHeader(element: string): string {
  const attributes = [...element.slice('<link'.length).matchAll(attribute)].map(
    ([, name = '', value]) => [name, value] as const,
  );
  const address = attributes.find(([name]) => name === 'href')?.[1];
  const others = attributes.filter(([name]) => name !== 'href');
  return [`<${address}>`, ...others.map(([name, value]) => (value ? `${name}="${value}"` : name))].join('; ');
}

/**
 * Moves preload elements to a `Link` header: browsers act on it before they parse the page, and a
 * delivery network may send it as an early hint.
 *
 * @returns the page without those elements, and the header's value; undefined without preloads
 */
export function moveToPreloadHeader(html: string): { readonly html: string; readonly link: string | undefined } {
  const asked: string[] = [];
  const rest = html.replace(preloads, (element) => {
    asked.push(asHeader(element.trimEnd().replace(/\/?>$/, '')));
    return '';
  });
  return { html: rest, link: asked.length > 0 ? asked.join(', ') : undefined };
}
