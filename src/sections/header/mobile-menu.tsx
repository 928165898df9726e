import { brand } from '../../site/brand.ts';
import { mainLinks, type NavigationItem, services } from '../../site/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import { Cross } from './cross.tsx';
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

export function MobileMenu({ current }: { readonly current?: NavigationItem | undefined }) {
  return (
    <details className={styles.menu} name="menu">
      <summary className={styles.toggle}>
        <span className={styles.open}>
          <span className="visually-hidden">Menu</span>
          <i />
          <i />
        </span>
        <span className={styles.close}>
          <span className="visually-hidden">Close menu</span>
          <Cross />
        </span>
      </summary>
      <nav className={styles.panel} aria-label="Main, small screen">
        <ul className={styles.list}>
          <li>
            <BigLink {...mainLinks.work} cap={15} current={current === 'work'} />
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
            <BigLink {...mainLinks.about} cap={15} current={current === 'about'} />
          </li>
          <li>
            <BigLink {...mainLinks.insights} cap={18} current={current === 'insights'} />
          </li>
        </ul>
        <div className={styles.foot}>
          <Button className={styles.contact} href={mainLinks.contact.href} current={current === 'contact'}>
            {mainLinks.contact.label}
          </Button>
          <p className={styles.reach}>
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </p>
        </div>
      </nav>
    </details>
  );
}
