import {
  currentPage,
  type HeaderItem,
  markOf,
  type Navigation,
  type NavigationItem,
  opensMenu,
  priceText,
} from '../../domain/navigation.ts';
import { dialled, type Organisation } from '../../domain/organisation.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cross } from '../../ui/cross/cross.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { WhatsApp } from '../../ui/whatsapp/whatsapp.tsx';
import blind from './blind.deferred.module.css';
import panel from './mobile-menu.deferred.module.css';
import styles from './mobile-menu.module.css';

/** Default cap height of a word, in per cent of its width. */
const usualCap = 18;

interface BigLinkProps {
  readonly item: HeaderItem;
  readonly opens: boolean;
  readonly current: NavigationItem | undefined;
  readonly path: string | undefined;
}

function BigLink({ item, opens, current, path }: BigLinkProps) {
  const mark = markOf(item, current, path);
  return (
    <a
      className={panel.big}
      href={item.href}
      aria-label={item.label}
      {...(opens ? { 'data-current': mark && true } : { 'aria-current': mark && 'page' })}
    >
      <PosterLines lines={[{ text: item.label, cap: item.cap ?? usualCap }]} />
    </a>
  );
}

const mobileMenu = 'mobile-menu';

function Services({ navigation, path }: Pick<MobileMenuProps, 'navigation' | 'path'>) {
  const { services, prices, others } = navigation;
  return (
    <>
      {services.length > 0 && (
        <ul className={panel.services}>
          {services.map(({ href, label, ground }) => (
            <li key={href}>
              <a href={href} data-ground={ground} aria-current={currentPage(href, path)}>
                <span>{label}</span>
                <Icon name="triangle" className={panel.arrow} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {prices.length + others.length > 0 && (
        <ul className={panel.prices} data-ground="paper2">
          {prices.map(({ href, label, short, parts }) => (
            <li key={href}>
              <a href={href} aria-current={currentPage(href, path)}>
                <b>
                  <span className="visually-hidden">{label}</span>
                  <span aria-hidden="true">{short}</span>
                </b>
                <span>{priceText(parts)}</span>
              </a>
            </li>
          ))}
          {others.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={currentPage(href, path)}>
                <b>{label}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface MobileMenuProps {
  readonly navigation: Navigation;
  readonly current: NavigationItem | undefined;
  readonly path: string | undefined;
  readonly organisation: Organisation;
  /** Title of the page. */
  readonly title: string;
}

/** Menu with everything on one level: nine services, other pages and contact details. */
export function MobileMenu({ navigation, current, path, organisation, title }: MobileMenuProps) {
  const { header, button } = navigation;
  const { header: words, page } = useWords();
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.toggle} popoverTarget={mobileMenu}>
        <span className={styles.open}>
          <span className="visually-hidden">{words.menu}</span>
          <i />
          <i />
        </span>
        <span className={styles.close}>
          <span className="visually-hidden">{words.menuOpen}</span>
          <span>{page.close}</span>
          <Cross />
        </span>
      </button>
      <nav
        className={`${blind.blind} ${panel.panel}`}
        id={mobileMenu}
        popover="auto"
        data-ground="paper"
        aria-label={words.onPhone}
      >
        <ul className={panel.list}>
          {header
            .filter(({ foot }) => !foot)
            .map((item) => {
              const opens = opensMenu(item, navigation);
              return (
                <li key={item.label}>
                  <BigLink item={item} opens={opens} current={current} path={path} />
                  {opens && <Services navigation={navigation} path={path} />}
                </li>
              );
            })}
        </ul>
        <div className={panel.foot}>
          <Button className={panel.contact} href={button.href} small current={current === 'contact'}>
            {button.label}
          </Button>
          <p className={panel.reach}>
            {header
              .filter(({ foot }) => foot)
              .map(({ href, label }) => (
                <a key={href} href={href} aria-current={currentPage(href, path)}>
                  {label}
                </a>
              ))}
            <a href={dialled(organisation.phone)}>{organisation.phone}</a>
            <WhatsApp organisation={organisation} page={title} />
          </p>
        </div>
      </nav>
    </div>
  );
}
