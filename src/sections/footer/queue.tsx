import { Figure, type Person } from '../../ui/cast/cast.tsx';
import styles from './footer.module.css';

const people: readonly { readonly person: Person; readonly ink: string; readonly x: number }[] = [
  { person: '8', ink: 'tart', x: 150 },
  { person: '3', ink: 'tile', x: 420 },
  { person: '9', ink: 'neon', x: 692 },
  { person: '10', ink: 'harbour', x: 960 },
  { person: '1', ink: 'taxi', x: 1196 },
];

/** Forty drops, strewn evenly and always alike. */
const rain = Array.from({ length: 40 }, (_, drop) => {
  const column = drop % 10;
  const row = (drop - column) / 10;
  const x = 40 + column * 137 + ((row * 61 + column * 29) % 90);
  const y = -30 + row * 74 + ((column * 37) % 46);
  return `M${x} ${y}l-13 32`;
}).join('');

/** The cast, waiting in the rain on top of the brand's name. */
export function Queue({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1376 330"
      preserveAspectRatio="xMidYMax slice"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.rain} d={rain} />
      {people.map(({ person, ink, x }) => (
        <g key={person} transform={`translate(${x} 326)`}>
          <Figure person={person} ink={ink} />
        </g>
      ))}
    </svg>
  );
}
