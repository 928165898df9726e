import { brand } from '../../brand/facts.ts';
import { currentPage, fareText, type Navigation, type NavigationItem } from '../../shared/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cross } from '../../ui/cross/cross.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './mobile-menu.late.module.css';

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
  readonly current: NavigationItem | undefined;
  readonly path: string | undefined;
}

/** Everything on one level: nine services, the other pages, and the ways to reach us. */
export function MobileMenu({ navigation, current, path }: MobileMenuProps) {
  const { main, services, fares } = navigation;
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.toggle} popoverTarget={mobileMenu}>
        <span className={styles.open}>
          <span className="visually-hidden">Menu</span>
          <i />
          <i />
        </span>
        <span className={styles.close}>
          <span className="visually-hidden">Menu: </span>
          <span>Close</span>
          <Cross />
        </span>
      </button>
      <nav className={styles.panel} id={mobileMenu} popover="auto" data-ground="paper" aria-label="Main, small screen">
        <ul className={styles.list}>
          <li>
            <BigLink {...main.work} cap={14.2} current={current === 'work'} />
          </li>
          <li>
            <p className={styles.big} data-current={current === 'services' || undefined}>
              <span className="visually-hidden">Services</span>
              <PosterLines lines={[{ text: 'Services', cap: 15 }]} />
            </p>
            <ul className={styles.services}>
              {services.map(({ href, label, ground }) => (
                <li key={href}>
                  <a href={href} data-ground={ground} aria-current={currentPage(href, path)}>
                    <span>{label}</span>
                    <Signal name="8" className={styles.arrow} />
                  </a>
                </li>
              ))}
            </ul>
            <ul className={styles.fares} data-ground="milk">
              {fares.map(({ href, label, short, parts }) => (
                <li key={href}>
                  <a href={href} aria-current={currentPage(href, path)}>
                    <b>
                      <span className="visually-hidden">{label}</span>
                      <span aria-hidden="true">{short}</span>
                    </b>
                    <span>{fareText(parts)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <BigLink {...main.about} cap={24} current={current === 'about'} />
          </li>
          <li>
            <BigLink {...main.insights} cap={24} current={current === 'insights'} />
          </li>
        </ul>
        <div className={styles.foot}>
          <Button className={styles.contact} href={main.contact.href} small current={current === 'contact'}>
            {main.contact.label}
          </Button>
          <p className={styles.reach}>
            <a href={main.search.href} aria-current={currentPage(main.search.href, path)}>
              {main.search.label}
            </a>
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
          </p>
        </div>
      </nav>
    </div>
  );
}
