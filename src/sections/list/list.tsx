import type { Ground } from '../../lib/media/colours.ts';
import { withQuery } from '../../lib/query.ts';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import snap from '../../ui/snap-row/snap-row.module.css';
import { UnbrokenNumbers } from '../../ui/unbroken-numbers/unbroken-numbers.tsx';
import { type Goods, GoodsIcon, groundOf } from './goods-icon.tsx';
import styles from './list.deferred.module.css';
import { ListLink } from './list-link.tsx';
import { SearchField } from './search-field.tsx';
import { type Post, Stamp, type StampWords } from './stamp.tsx';
import stampStyles from './stamps.module.css';

export interface ListItem {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
  /** Icon of the item (`goods`). */
  readonly goods?: Goods;
  /** Content of the item's stamp (`stamps`). */
  readonly stamp?: StampWords;
}

export interface ListProps {
  readonly heading: string;
  readonly headingLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly items: readonly ListItem[];
  /**
   * `ruled`: lines beside a poster. `goods`: coloured tiles with icons. `stamps`: postage stamps.
   * `signs`: signboards under a quiet heading. `search`: a typed query with suggestions. The
   * section header has the heading of `goods` and `stamps`.
   */
  readonly rhythm: 'ruled' | 'goods' | 'stamps' | 'signs' | 'search';
  /** Typed query (`search`). */
  readonly typed?: string;
  /** Issuer of the stamps (`stamps`). */
  readonly post?: Post;
}

const room = { wide: { total: 88, tallest: 30 }, narrow: { total: 46, tallest: 30 } };

const boards = ['accent3', 'accent4', 'accent5'] as const satisfies readonly Ground[];

/** Limits of a title as wide as its board. */
const boardRoom = { wide: { total: 34, tallest: 30 }, narrow: { total: 30, tallest: 26 } };

/** Class of a part of the list; stamps have a second one from their own style sheet. */
const classOf = (part: 'items' | 'item' | 'words' | 'title' | 'text', rhythm: ListProps['rhythm']): string =>
  [styles[part], rhythm === 'stamps' && stampStyles[part]].filter(Boolean).join(' ');

/** Keeps hyphenated words on one line. */
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

/** Ground of a tile or board, if it has its own. */
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
            <UnbrokenNumbers text={text} />
          </p>
          {link && <ListLink {...link} />}
        </div>
      </div>
    </li>
  );
}

/** List of services or other items, each with a title and a line of text. */
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
