export interface Person {
  readonly id: number | string;
  readonly name?: string | null;
}

const inks = ['milk', 'tile', 'neon', 'tart'] as const;

/** First letters of the first and the last name; two letters where there is one name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (last ? `${[...first][0]}${[...last][0]}` : [...first].slice(0, 2).join('')).toUpperCase();
}

/**
 * A person as a round badge, in an ink of their own. The name stands beside it, or in the label of
 * what holds it.
 */
export function Who({ person }: { readonly person: Person | undefined }) {
  const ink = person ? inks[Number(person.id) % inks.length] : 'none';
  return <span className="who" data-ink={ink} data-letters={person ? initialsOf(person.name ?? '') : '?'} />;
}
