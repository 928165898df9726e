import './person-badge.css';

export interface Person {
  readonly id: number | string;
  readonly name?: string | null;
}

const inks = ['paper2', 'accent6', 'accent5', 'accent4'] as const;

/** Returns the initials of first and last name, or the first two letters of a single name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (last ? `${[...first][0]}${[...last][0]}` : [...first].slice(0, 2).join('')).toUpperCase();
}

/** Round badge of a person. Decorative: the name is beside it or in the label of its container. */
export function PersonBadge({ person }: { readonly person: Person | undefined }) {
  const ink = person ? inks[Number(person.id) % inks.length] : 'none';
  return <span className="who" data-ink={ink} data-letters={person ? initialsOf(person.name ?? '') : '?'} />;
}
