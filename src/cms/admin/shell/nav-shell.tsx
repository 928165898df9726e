'use client';

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSay } from './use-say.ts';
import './panel-nav.css';

/** Views of records, which use the full width on smaller screens. */
const isOfRecord = (pathname: string): boolean =>
  /^\/admin\/(?:collections|translations\/[^/]+)\/[^/]+\/./.test(pathname);

/**
 * Viewport width in px from which the navigation can stay open; Payload itself leaves it open on
 * large screens.
 */
const narrowest = 1024;

/** Viewport width in px up to which the navigation covers the page. */
const covering = 768;

/**
 * Sidebar of the panel. Payload closes it at 1440 px and below; here it stays open beside lists and
 * the dashboard unless the account closed it.
 */
export function NavShell({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav();
  const { getPreference } = usePreferences();
  const { breakpoints } = useWindowInfo();
  const { l: large, m: middle, s: small } = breakpoints ?? {};
  const record = isOfRecord(usePathname());
  /**
   * True where the server rendered it open, until the preference of the account has loaded. It is
   * closed at first for an account that signs in.
   */
  const drawn = useRef<true | undefined>(navOpen || undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the screen makes Payload shut it anew.
  useEffect(() => {
    if (innerWidth < narrowest || record) {
      drawn.current = undefined;
      if (large) setNavOpen(false);
      return;
    }
    let stillHere = true;
    const preferred = getPreference<{ open?: boolean } | undefined>('nav').then((preference) => {
      drawn.current = undefined;
      return preference?.open !== false;
    });
    // Runs after Payload closed it and before the paint, so that click targets do not move.
    void Promise.resolve(drawn.current ?? preferred).then((open) => stillHere && setNavOpen(open));
    return () => {
      stillHere = false;
    };
  }, [getPreference, large, middle, record, setNavOpen, small]);

  const shutButton = useRef<HTMLButtonElement>(null);
  const covers = navOpen && hydrated && Boolean(small);
  useEffect(() => {
    if (covers) shutButton.current?.focus();
  }, [covers]);

  const shut = () => {
    setNavOpen(false);
    if (innerWidth > covering) return;
    // The button that opened it is visible again once it is closed.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.template-default__nav-toggler')?.focus());
  };
  const shutByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && innerWidth < narrowest) shut();
  };
  const classes = [
    'nav',
    navOpen && 'nav--nav-open',
    shouldAnimate && 'nav--nav-animate',
    hydrated && 'nav--nav-hydrated',
  ];
  return (
    <aside
      className={classes.filter(Boolean).join(' ')}
      data-beside={record ? undefined : ''}
      inert={!navOpen}
      onKeyDown={shutByKey}
    >
      <div className="nav__scroll" ref={navRef}>
        <button
          type="button"
          className="panel-nav__shut"
          aria-label={say('Close the menu')}
          ref={shutButton}
          onClick={shut}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 3.5 3.5 2 8 6.5 12.5 2 14 3.5 9.5 8l4.500 4.500-1.500 1.500L8 9.500 3.500 14 2 12.500 6.500 8z" />
          </svg>
        </button>
        {children}
      </div>
    </aside>
  );
}
