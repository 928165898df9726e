import type { ReactNode } from 'react';
import { type IconName, iconPaths } from '../../../ui/icon/icon-paths.ts';
import type { Say } from '../../panel/say.ts';
import { type Person, PersonBadge } from '../shell/person-badge.tsx';
import './dashboard.css';

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 96 96" preserveAspectRatio="none" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** Short count of its entries. */
  readonly count?: number | string;
  readonly link?: { readonly href: string; readonly text: string } | undefined;
  readonly children: ReactNode;
}

/** Section of the dashboard. */
export function Section({ id, title, count, link, children }: SectionProps) {
  return (
    <section className="today__section panel-part" aria-labelledby={`today-${id}`}>
      <header>
        <h2 id={`today-${id}`}>{title}</h2>
        {count !== undefined && <span className="panel-quiet">{count}</span>}
        {link && (
          <a className="panel-link" href={link.href}>
            {link.text}
          </a>
        )}
      </header>
      {children}
    </section>
  );
}

interface RowProps {
  readonly before: ReactNode;
  /** Target of the link; no link without it. */
  readonly href?: string;
  readonly title: string;
  /** Text beside the title. */
  readonly aside?: string;
  readonly below?: string;
  /** Shows the full text on as many lines as needed. */
  readonly whole?: boolean;
  readonly after: ReactNode;
}

/** Row of a record; the whole row links to it. */
export function Row({ before, href, title, aside, below, whole, after }: RowProps) {
  const words = (
    <>
      <b>{title}</b>
      {aside && `, ${aside}`}
    </>
  );
  return (
    <li className="today__row">
      <div className="today__before">{before}</div>
      <div className="today__what">
        {href ? <a href={href}>{words}</a> : words}
        {below && (
          <span className="panel-quiet" data-whole={whole || undefined}>
            {below}
          </span>
        )}
      </div>
      <div className="today__after">{after}</div>
    </li>
  );
}

/** Person as badge and first name. */
export function By({ person, say }: { readonly person: Person | undefined; readonly say: Say }) {
  return (
    <span className="person">
      <PersonBadge person={person} />
      {person ? (person.name ?? '').split(' ')[0] : say('Unknown')}
    </span>
  );
}

/** Empty state of a section. */
export function Nothing({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <p className="today__nothing panel-words">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
