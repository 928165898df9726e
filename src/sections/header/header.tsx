import { brand } from '../../brand/facts.ts';
import type { Navigation, NavigationItem } from '../../shared/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import { Wordmark } from '../../ui/signal/wordmark.tsx';
import styles from './header.module.css';
import row from './header-row.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { ServicesMenu, servicesMenu } from './services-menu.tsx';

export interface HeaderProps {
  readonly navigation: Navigation;
  /** The entry that the page belongs to, and the page's own address. */
  readonly current?: NavigationItem | undefined;
  readonly path?: string | undefined;
}

/**
 * The first line of the page, and from 100 px of scrolling on a bar. Without script throughout: scrolling itself drives the
 * bar, and both menus are popovers, so that Escape, a press outside and opening the other one close them, and the browser
 * says to assistive technology which is open.
 */
export function Header({ navigation, current, path }: HeaderProps) {
  const { main, contactShort } = navigation;
  const marker = (item: Exclude<NavigationItem, 'services'>) => {
    if (item !== current) return undefined;
    return path === undefined || main[item].href === path ? ('page' as const) : ('true' as const);
  };
  return (
    <div className={styles.place}>
      <header className={styles.header}>
        <div className={row.row}>
          <a className={row.logo} href="/" aria-label={`${brand.name}, home`}>
            <Wordmark />
          </a>
          <p className={row.line}>{brand.line}</p>
          <nav className={row.nav} aria-label="Main">
            <ul className={row.links}>
              <li>
                <a href={main.work.href} aria-current={marker('work')}>
                  {main.work.label}
                </a>
              </li>
              <li>
                <button
                  type="button"
                  className={row.services}
                  popoverTarget={servicesMenu}
                  aria-current={current === 'services' ? 'true' : undefined}
                >
                  Services <Signal name="8-south-west" className={row.arrow} />
                </button>
                <ServicesMenu navigation={navigation} path={path} />
              </li>
              <li>
                <a href={main.about.href} aria-current={marker('about')}>
                  {main.about.label}
                </a>
              </li>
              <li>
                <a href={main.insights.href} aria-current={marker('insights')}>
                  {main.insights.label}
                </a>
              </li>
              <li>
                <a href={main.search.href} aria-current={marker('search')} aria-keyshortcuts="/">
                  {main.search.label}
                </a>
              </li>
            </ul>
          </nav>
          <Button className={row.contact} href={main.contact.href} small current={current === 'contact'}>
            <span className={row.long}>{main.contact.label}</span>
            <span className={row.short}>{contactShort}</span>
          </Button>
          <MobileMenu navigation={navigation} current={current} path={path} />
        </div>
      </header>
    </div>
  );
}
