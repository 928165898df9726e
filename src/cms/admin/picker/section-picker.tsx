'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../shell/use-say.ts';
import { groupHelp, groupsIn, type OfferedGroup, onceOnly, openPicker, usedNow } from './groups.ts';
import './section-picker.css';

const kept = 'sections-used-lately';

/** Reads recently used sections from local storage. */
function readLately(): readonly string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    // Invalid data, or storage is disabled.
    return [];
  }
}

function keepLately(name: string): void {
  try {
    localStorage.setItem(kept, JSON.stringify(usedNow(name, readLately())));
  } catch {
    // Storage is disabled: the list starts empty each time.
  }
}

interface Open {
  readonly picker: HTMLElement;
  readonly groups: readonly OfferedGroup[];
  readonly lately: readonly string[];
  readonly onPage: readonly string[];
}

const sameAs = (one: Open | undefined, other: Open): boolean =>
  one?.picker === other.picker &&
  one.groups.length === other.groups.length &&
  one.groups.every(
    ({ label, sections }, index) =>
      other.groups[index]?.label === label &&
      sections.length === other.groups[index].sections.length &&
      sections.every(({ name }, place) => other.groups[index]?.sections[place]?.name === name),
  );

/** Tracks Payload's section picker: opening, search and closing. */
function useOpenPicker(onPage: () => readonly string[]): Open | undefined {
  const say = useSay();
  const [open, setOpen] = useState<Open>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read when the list opens, not followed.
  useEffect(() => {
    const look = () => {
      const picker = openPicker();
      const groups = picker ? groupsIn(picker, say) : [];
      setOpen((before) => {
        if (!picker || (groups.length === 0 && before?.picker !== picker)) return undefined;
        const isNew = before?.picker !== picker;
        const now = {
          picker,
          groups,
          lately: isNew ? readLately() : before.lately,
          onPage: isNew ? onPage() : before.onPage,
        };
        return sameAs(before, now) ? before : now;
      });
    };
    const press = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('.blocks-drawer__block') : null;
      const drawing = card?.querySelector('img')?.getAttribute('src') ?? '';
      const [, name] = /\/panel\/sections\/([\w-]+)\.webp$/.exec(drawing) ?? [];
      if (name) keepLately(name);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('click', press, { capture: true });
    return () => {
      watch.disconnect();
      document.removeEventListener('click', press, { capture: true });
    };
  }, [say]);
  return open;
}

/**
 * Returns the label of the group in view: the last whose heading passed the upper quarter of the
 * window.
 */
function useCurrent(groups: readonly OfferedGroup[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const passed = groups.filter(({ place }) => place.getBoundingClientRect().top < window.innerHeight / 4);
      setCurrent((passed.at(-1) ?? groups[0])?.label);
    };
    look();
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [groups]);
  return current;
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function goTo({ place, sections }: OfferedGroup): void {
  place.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
  sections[0]?.place.querySelector('button')?.focus({ preventScroll: true });
}

function Aside({ groups, lately }: Pick<Open, 'groups' | 'lately'>) {
  const say = useSay();
  const current = useCurrent(groups);
  const sections = groups.flatMap((group) => group.sections);
  const used = lately.flatMap((name) => sections.find((section) => section.name === name) ?? []);
  return (
    <nav className="section-picker" aria-label={say('Groups of sections')}>
      <ul className="panel-list">
        {groups.map((group) => (
          <li key={group.label}>
            <button
              type="button"
              className="panel-nav__link"
              aria-current={group.label === current ? 'true' : undefined}
              onClick={() => goTo(group)}
            >
              {group.label} <span className="panel-nav__count">{group.sections.length}</span>
            </button>
          </li>
        ))}
      </ul>
      {sections.length > 0 && <p className="panel-quiet">{say('{count} in all', { count: sections.length })}</p>}
      {used.length > 0 && (
        <>
          <h3 className="panel-part">{say('You used lately')}</h3>
          <ul className="panel-list">
            {used.map(({ name, label, drawing, place }) => (
              <li key={name}>
                <button
                  type="button"
                  className="panel-nav__link"
                  onClick={() => place.querySelector('button')?.click()}
                >
                  <img src={drawing} alt="" width="60" height="40" />
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

/** Live region, rendered before it has text so that screen readers announce it. */
function NothingFound({ when }: { readonly when: boolean }) {
  const say = useSay();
  return (
    <p className="panel-words" role="status">
      {when && say('No section found. Try another word, or clear the search to see all of them.')}
    </p>
  );
}

/**
 * Extends Payload's section picker: groups with counts, recently used sections, and sections
 * allowed once a page.
 */
export function SectionPicker() {
  const say = useSay();
  const { getDataByPath } = useForm();
  const open = useOpenPicker(() =>
    (getDataByPath<readonly { blockType?: string }[]>('sections') ?? []).flatMap(({ blockType }) => blockType ?? []),
  );
  useEffect(() => {
    for (const { help, place } of open?.groups.flatMap(({ sections }) => sections) ?? [])
      place.querySelector('img')?.setAttribute('alt', help);
  }, [open]);
  if (!open) return null;
  const { picker, groups, lately, onPage } = open;
  return (
    <>
      {createPortal(<Aside groups={groups} lately={lately} />, picker)}
      {createPortal(<NothingFound when={groups.length === 0} />, picker)}
      {groups.map(({ name, label, place, sections }) =>
        createPortal(
          <p className="section-picker__help panel-quiet">
            {sections.length} · {say(groupHelp[name] ?? '')}
          </p>,
          place,
          label,
        ),
      )}
      {groups.flatMap(({ name: group, sections }) =>
        sections.map(({ name, help, place }) => {
          const once = onceOnly(group, name, onPage);
          const words = (
            <>
              {/* Hidden from screen readers: the alternative text of the drawing says the same. */}
              <p className="panel-quiet" aria-hidden="true">
                {help}
              </p>
              {once && <p className="panel-quiet">{say(once)}</p>}
            </>
          );
          return createPortal(words, place, name);
        }),
      )}
    </>
  );
}
