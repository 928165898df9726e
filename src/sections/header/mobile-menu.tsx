import { brand } from '../../brand/facts.ts';
import { currentPage, fareText, type Navigation, type NavigationItem } from '../../shared/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cross } from '../../ui/cross/cross.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import blind from './blind.late.module.css';
import panel from './mobile-menu.late.module.css';
import styles from './mobile-menu.module.css';

interface BigLinkProps {
  readonly href: string;
  readonly label: string;
  readonly cap: number;
  readonly current: boolean;
}

function BigLink({ href, label, cap, current }: BigLinkProps) {
  return (
    <a className={panel.big} href={href} aria-label={label} aria-current={current ? 'page' : undefined}>
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
      <nav
        className={`${blind.blind} ${panel.panel}`}
        id={mobileMenu}
        popover="auto"
        data-ground="paper"
        aria-label="Main, small screen"
      >
        <ul className={panel.list}>
          <li>
            <BigLink {...main.work} cap={14.2} current={current === 'work'} />
          </li>
          <li>
            <a
              className={panel.big}
              href="/#services"
              aria-label="Services"
              data-current={current === 'services' || undefined}
            >
              <PosterLines lines={[{ text: 'Services', cap: 15 }]} />
            </a>
            <ul className={panel.services}>
              {services.map(({ href, label, ground }) => (
                <li key={href}>
                  <a href={href} data-ground={ground} aria-current={currentPage(href, path)}>
                    <span>{label}</span>
                    <Signal name="8" className={panel.arrow} />
                  </a>
                </li>
              ))}
            </ul>
            <ul className={panel.fares} data-ground="milk">
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
        <div className={panel.foot}>
          <Button className={panel.contact} href={main.contact.href} small current={current === 'contact'}>
            {main.contact.label}
          </Button>
          <p className={panel.reach}>
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
