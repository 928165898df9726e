import type { Ground } from '../../shared/colours.ts';
import type { Picture as PictureData } from '../../shared/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster, PosterLines } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './list.module.css';

export interface ListItem {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
  /** What stands on the shelf (`goods`). */
  readonly picture?: PictureData;
}

export interface ListProps {
  readonly heading: string;
  readonly headingLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly items: readonly ListItem[];
  /**
   * `ruled`: lines beside a poster. `goods`: things on shelves. `stamps`: a sheet of stamps, perforated, each with its
   * value. These two leave the heading to the hoist bar. `signs`: signboards that hang from one rail under a quiet heading,
   * each at its own height, the title as wide as its board. `search`: the heading typed into a search field, the items as
   * what it suggests.
   */
  readonly rhythm: 'ruled' | 'goods' | 'stamps' | 'signs' | 'search';
  /** What somebody has typed, before what is suggested (`search`). */
  readonly typed?: string;
}

const room = { wide: { total: 88, tallest: 30 }, narrow: { total: 46, tallest: 30 } };

const stamps = [
  { ground: 'harbour', ink: 'tart', signal: '8' },
  { ground: 'ferry', ink: 'neon', signal: '9' },
  { ground: 'tile', ink: 'harbour', signal: '3' },
  { ground: 'taxi', ink: 'tart', signal: '1' },
  { ground: 'neon', ink: 'ferry', signal: '8-south-west' },
  { ground: 'tart', ink: 'taxi', signal: '8-north-east' },
] as const satisfies readonly { ground: Ground; ink: Ground; signal: string }[];

const boards = ['harbour', 'tart', 'neon'] as const satisfies readonly Ground[];

/** Rooms for a title that is as wide as its board. */
const boardRoom = { wide: { total: 34, tallest: 30 }, narrow: { total: 30, tallest: 26 } };

function Stamp({ index }: { readonly index: number }) {
  const { ground, ink, signal } = stamps[index % stamps.length] ?? stamps[0];
  return (
    <div className={styles.stamp} aria-hidden="true">
      <div className={styles.face} data-ground={ground}>
        <div className={styles.sign} data-ink={ink}>
          <Signal name={signal} className={styles.signal} />
        </div>
        <div className={styles.value}>
          <PosterLines lines={[{ text: String(index + 1), cap: 120 }]} />
        </div>
      </div>
    </div>
  );
}

/** A word with a hyphen stays in one piece. */
const joined = (text: string) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.joined}>
        {part}
      </span>
    ),
  );

function Item({
  item: { title, text, link, picture },
  index,
  rhythm,
  typed,
}: {
  readonly item: ListItem;
  readonly index: number;
  readonly rhythm: ListProps['rhythm'];
  readonly typed?: string | undefined;
}) {
  return (
    <li className={styles.item} data-ground={rhythm === 'signs' ? boards[index % boards.length] : undefined}>
      {rhythm === 'ruled' && (
        <span className={styles.number} aria-hidden="true">
          {String(index + 1).padStart(2, '0')}
        </span>
      )}
      {rhythm === 'goods' && picture && <Picture {...picture} sizes="20vw" className={styles.picture} />}
      {rhythm === 'stamps' && <Stamp index={index} />}
      <div className={styles.words}>
        <h3 className={styles.title}>
          {typed && (
            <span className={styles.typed} aria-hidden="true">
              {typed}{' '}
            </span>
          )}
          {rhythm === 'signs' ? <Poster as="span" text={title} room={boardRoom} /> : joined(title)}
        </h3>
        <div className={styles.text}>
          <p>{text}</p>
          {link && (
            <a href={link.href} className={styles.link}>
              {link.label}
              <Signal name="8" className={styles.arrow} />
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

/** Services, or whatever else comes by the piece: a title and a line for each. */
export function List({ heading, headingLines, items, rhythm, typed }: ListProps) {
  const rows = items.map((item, index) => (
    <Item key={item.title} item={item} index={index} rhythm={rhythm} typed={typed} />
  ));
  if (rhythm === 'search') {
    return (
      <div className={styles.section} data-rhythm={rhythm}>
        <h2 className={styles.field}>
          <span className={styles.query}>{heading}</span>
          <svg className={styles.lens} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
            <path d="M40 6a34 34 0 1 0 0 68a34 34 0 0 0 0-68Zm0 16a18 18 0 1 1 0 36a18 18 0 0 1 0-36ZM60 70l10-10 24 24-10 10Z" />
          </svg>
        </h2>
        <ol className={styles.items}>{rows}</ol>
      </div>
    );
  }
  if (rhythm !== 'ruled') {
    return (
      <div className={styles.section} data-rhythm={rhythm} data-count={items.length}>
        <h2 className={rhythm === 'signs' ? styles.quiet : 'visually-hidden'}>{joined(heading)}</h2>
        <ol className={styles.items}>{rows}</ol>
      </div>
    );
  }
  return (
    <div className={`grid ${styles.section}`} data-rhythm={rhythm}>
      <div className={styles.heading}>
        <Poster text={heading} wide={headingLines?.wide} narrow={headingLines?.narrow} room={room} />
      </div>
      <ol className={styles.items}>{rows}</ol>
    </div>
  );
}
