/**
 * Quoted, as only an element of ours is: in a description that somebody wrote, quotes are escaped.
 */
const askedFor = /<link rel="preload" [^>]*>\s*/g;
const attribute = /([a-z]+)(?:="([^"]*)")?/g;

/** `<link rel="preload" href="/a.woff2" as="font" crossorigin>` as a header says it. */
function asHeader(element: string): string {
  const attributes = [...element.slice('<link'.length).matchAll(attribute)].map(
    ([, name = '', value]) => [name, value] as const,
  );
  const address = attributes.find(([name]) => name === 'href')?.[1];
  const others = attributes.filter(([name]) => name !== 'href');
  return [`<${address}>`, ...others.map(([name, value]) => (value ? `${name}="${value}"` : name))].join('; ');
}

/**
 * What a page asks browsers for ahead, as a `Link` header instead of elements: a browser acts on it
 * before it has read a word of the page, and a network between may send it as an early hint while
 * it waits for the page.
 *
 * @returns the page without those elements, and the header's value; undefined where it asks for
 *   nothing
 */
export function askedAhead(html: string): { readonly html: string; readonly link: string | undefined } {
  const asked: string[] = [];
  const rest = html.replace(askedFor, (element) => {
    asked.push(asHeader(element.trimEnd().replace(/\/?>$/, '')));
    return '';
  });
  return { html: rest, link: asked.length > 0 ? asked.join(', ') : undefined };
}
