import '../shell/view-links.css';

export interface ViewTab {
  /** In the reader's language. */
  readonly name: string;
  readonly href: string;
  readonly count?: number | undefined;
  readonly isCurrent: boolean;
}

interface Props {
  readonly tabs: readonly ViewTab[];
  /** Whether they stand below others. */
  readonly isSecond?: boolean;
}

/** Links to the tabs of a view, of which each has an address. The caller names them. */
export function ViewTabs({ tabs, isSecond }: Props) {
  return (
    <ul className="panel-list view-links" data-second={isSecond || undefined}>
      {tabs.map(({ name, href, count, isCurrent }) => (
        <li key={name}>
          <a className="view-links__view" href={href} aria-current={isCurrent ? 'page' : undefined}>
            {name} {count !== undefined && <b>{count}</b>}
          </a>
        </li>
      ))}
    </ul>
  );
}
