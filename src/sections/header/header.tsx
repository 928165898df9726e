import { brand } from '../../brand/facts.ts';
import type { Navigation, NavigationItem } from '../../shared/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cross } from '../../ui/cross/cross.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import { Wordmark } from '../../ui/signal/wordmark.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { ServiceBands } from './service-bands.tsx';

export interface HeaderProps {
  readonly navigation: Navigation;
  readonly current?: NavigationItem | undefined;
}

const servicesMenu = 'services-menu';

/**
 * Without script throughout: both menus are popovers, so that Escape, a press outside and opening the other one close
 * them, and the browser says to assistive technology which is open.
 */
export function Header({ navigation, current }: HeaderProps) {
  const { main, services } = navigation;
  const marker = (item: NavigationItem) => (item === current ? ('page' as const) : undefined);
  return (
    <header className={styles.header}>
      <a className={styles.logo} href="/" aria-label={`${brand.name}, home`}>
        <Wordmark />
      </a>
      <p className={styles.line}>{brand.line}</p>
      <nav className={styles.nav} aria-label="Main">
        <ul className={styles.links}>
          <li>
            <a href={main.work.href} aria-current={marker('work')}>
              {main.work.label}
            </a>
          </li>
          <li>
            <button
              type="button"
              className={styles.services}
              popoverTarget={servicesMenu}
              aria-current={current === 'services' ? 'true' : undefined}
            >
              Services <Signal name="8-south-west" className={styles.arrow} />
            </button>
            <div className={styles.submenu} id={servicesMenu} popover="auto">
              <ServiceBands services={services} />
              <button type="button" className={styles.close} popoverTarget={servicesMenu} popoverTargetAction="hide">
                Close <Cross />
              </button>
            </div>
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
      <Button className={styles.contact} href={main.contact.href} small current={current === 'contact'}>
        {main.contact.label}
      </Button>
      <MobileMenu navigation={navigation} current={current} />
    </header>
  );
}
