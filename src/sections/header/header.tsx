import { brand } from '../../site/brand.ts';
import { mainLinks, type NavigationItem, services } from '../../site/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cross } from '../../ui/cross/cross.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import { Wordmark } from '../../ui/signal/wordmark.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { ServiceBands } from './service-bands.tsx';

export interface HeaderProps {
  readonly current?: NavigationItem | undefined;
}

const servicesMenu = 'services-menu';

/**
 * Without script throughout: both menus are popovers, so that Escape, a press outside and opening the other one close
 * them, and the browser says to assistive technology which is open.
 */
export function Header({ current }: HeaderProps) {
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
            <a href={mainLinks.work.href} aria-current={marker('work')}>
              {mainLinks.work.label}
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
            <a href={mainLinks.about.href} aria-current={marker('about')}>
              {mainLinks.about.label}
            </a>
          </li>
          <li>
            <a href={mainLinks.insights.href} aria-current={marker('insights')}>
              {mainLinks.insights.label}
            </a>
          </li>
          <li>
            <a href={mainLinks.search.href} aria-current={marker('search')} aria-keyshortcuts="/">
              {mainLinks.search.label}
            </a>
          </li>
        </ul>
      </nav>
      <Button className={styles.contact} href={mainLinks.contact.href} small current={current === 'contact'}>
        {mainLinks.contact.label}
      </Button>
      <MobileMenu current={current} />
    </header>
  );
}
