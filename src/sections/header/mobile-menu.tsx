import { brand } from '../../brand/facts.ts';
import type { Navigation, NavigationItem } from '../../shared/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cross } from '../../ui/cross/cross.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './mobile-menu.module.css';

interface BigLinkProps {
  readonly href: string;
  readonly label: string;
  readonly cap: number;
  readonly current: boolean;
}

function BigLink({ href, label, cap, current }: BigLinkProps) {
  return (
    <a className={styles.big} href={href} aria-label={label} aria-current={current ? 'page' : undefined}>
      <PosterLines lines={[{ text: label, cap }]} />
    </a>
  );
}

const mobileMenu = 'mobile-menu';

interface MobileMenuProps {
  readonly navigation: Navigation;
  readonly current?: NavigationItem | undefined;
}

export function MobileMenu({ navigation, current }: MobileMenuProps) {
  const { main, services } = navigation;
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.toggle} popoverTarget={mobileMenu} aria-label="Menu">
        <span className={styles.open}>
          <i />
          <i />
        </span>
        <span className={styles.close}>
          <Cross />
        </span>
      </button>
      <nav className={styles.panel} id={mobileMenu} popover="auto" aria-label="Main, small screen">
        <ul className={styles.list}>
          <li>
            <BigLink {...main.work} cap={15} current={current === 'work'} />
          </li>
          <li>
            <p className={styles.big} data-current={current === 'services' || undefined}>
              <span className="visually-hidden">Services</span>
              <PosterLines lines={[{ text: 'Services', cap: 21 }]} />
            </p>
            <ul className={styles.services}>
              {services.map(({ href, label, ground }) => (
                <li key={href}>
                  <a href={href} data-ground={ground}>
                    {label}
                    <Signal name="8" className={styles.arrow} />
                  </a>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <BigLink {...main.about} cap={15} current={current === 'about'} />
          </li>
          <li>
            <BigLink {...main.insights} cap={18} current={current === 'insights'} />
          </li>
        </ul>
        <div className={styles.foot}>
          <Button className={styles.contact} href={main.contact.href} current={current === 'contact'}>
            {main.contact.label}
          </Button>
          <p className={styles.reach}>
            <a href={main.search.href} aria-current={current === 'search' ? 'page' : undefined}>
              {main.search.label}
            </a>
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </p>
        </div>
      </nav>
    </div>
  );
}
