import type { Ground } from '../../shared/colours.ts';
import { withQuery } from '../../shared/query.ts';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { SignalNumbers } from '../../ui/signal-numbers/signal-numbers.tsx';
import snap from '../../ui/snap-row/snap-row.module.css';
import { type Goods, GoodsIcon, groundOf } from './goods-icon.tsx';
import styles from './list.module.css';
import { ListLink } from './list-link.tsx';
import { SearchField } from './search-field.tsx';
import { type Post, Stamp, type StampWords } from './stamp.tsx';
import stampStyles from './stamps.module.css';

export interface ListItem {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
  /** What is drawn of it (`goods`). */
  readonly goods?: Goods;
  /** What is drawn on its stamp (`stamps`). */
  readonly stamp?: StampWords;
}

export interface ListProps {
  readonly heading: string;
  readonly headingLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly items: readonly ListItem[];
  /**
   * `ruled`: lines beside a poster. `goods`: tiles, each in a colour with a drawing of its thing.
   * `stamps`: stamps with teeth, each with its value. These two leave the heading to the hoist bar.
   * `signs`: signboards that hang from one rail under a quiet heading, each at its own height, the
   * title as wide as its board. `search`: the heading typed into a search field, the items as what
   * it suggests.
   */
  readonly rhythm: 'ruled' | 'goods' | 'stamps' | 'signs' | 'search';
  /** What somebody has typed, before what is suggested (`search`). */
  readonly typed?: string;
  /** Who issues the stamps (`stamps`). */
  readonly post?: Post;
}

const room = { wide: { total: 88, tallest: 30 }, narrow: { total: 46, tallest: 30 } };

const boards = ['harbour', 'tart', 'neon'] as const satisfies readonly Ground[];

/** Rooms for a title that is as wide as its board. */
const boardRoom = { wide: { total: 34, tallest: 30 }, narrow: { total: 30, tallest: 26 } };

/** The class of a part of the list; stamps have a sheet of their own besides. */
const classOf = (part: 'items' | 'item' | 'words' | 'title' | 'text', rhythm: ListProps['rhythm']): string =>
  [styles[part], rhythm === 'stamps' && stampStyles[part]].filter(Boolean).join(' ');

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

/** The colour of a tile or a board, if it has one of its own. */
const groundOfItem = ({ goods }: ListItem, index: number, rhythm: ListProps['rhythm']): Ground | undefined => {
  if (rhythm === 'signs') return boards[index % boards.length];
  return rhythm === 'goods' && goods ? groundOf(goods) : undefined;
};

function Item({
  item,
  index,
  rhythm,
  typed,
  post,
}: {
  readonly item: ListItem;
  readonly index: number;
  readonly rhythm: ListProps['rhythm'];
  readonly typed?: string | undefined;
  readonly post?: Post | undefined;
}) {
  const { title, text, link, goods, stamp } = item;
  return (
    <li className={classOf('item', rhythm)} data-ground={groundOfItem(item, index, rhythm)}>
      {rhythm === 'ruled' && (
        <span className={styles.number} aria-hidden="true">
          {String(index + 1).padStart(2, '0')}
        </span>
      )}
      {rhythm === 'goods' && goods && <GoodsIcon goods={goods} className={styles.picture} />}
      {rhythm === 'stamps' && stamp && post && <Stamp {...stamp} value={index + 1} post={post} />}
      <div className={classOf('words', rhythm)}>
        <h3 className={classOf('title', rhythm)}>
          {typed && (
            <a className={styles.suggestion} href={withQuery('/search', { q: `${typed} ${title}`.toLowerCase() })}>
              <span className={styles.typed}>{typed}</span> {joined(title)}
            </a>
          )}
          {!typed && (rhythm === 'signs' ? <Poster as="span" text={title} room={boardRoom} /> : joined(title))}
        </h3>
        <div className={classOf('text', rhythm)}>
          <p>
            <SignalNumbers text={text} />
          </p>
          {link && <ListLink {...link} />}
        </div>
      </div>
    </li>
  );
}

/** Services, or whatever else comes by the piece: a title and a line for each. */
export function List({ heading, headingLines, items, rhythm, typed, post }: ListProps) {
  const rows = items.map((item, index) => (
    <Item
      key={item.title}
      item={item}
      index={index}
      rhythm={rhythm}
      typed={rhythm === 'search' ? typed : undefined}
      post={post}
    />
  ));
  if (rhythm === 'search') {
    return (
      <div className={styles.section} data-rhythm={rhythm}>
        <SearchField typed={heading} />
        <ol className={styles.items}>{rows}</ol>
      </div>
    );
  }
  if (rhythm !== 'ruled') {
    return (
      <div className={styles.section} data-rhythm={rhythm} data-count={items.length}>
        <h2 className={rhythm === 'signs' ? styles.quiet : 'visually-hidden'}>{joined(heading)}</h2>
        <ol className={rhythm === 'signs' ? `${styles.items} ${snap.row}` : classOf('items', rhythm)}>{rows}</ol>
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
