import { brandLines } from '../../config/brand/lines.ts';
import type { LanguageLink } from '../../domain/languages.ts';
import { markOf, type Navigation, type NavigationItem, opensMenu } from '../../domain/navigation.ts';
import type { Organisation } from '../../domain/organisation.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Wordmark } from '../../ui/icon/wordmark.tsx';
import { LanguageSwitch } from '../../ui/language-switch/language-switch.tsx';
import styles from './header.module.css';
import row from './header-row.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { ServicesMenu, servicesMenu } from './services-menu.tsx';

export interface HeaderProps {
  readonly navigation: Navigation;
  readonly organisation: Organisation;
  /** Menu entry that the page belongs to, and the page's own path. */
  readonly current?: NavigationItem | undefined;
  readonly path?: string | undefined;
  readonly languageLinks?: readonly LanguageLink[];
  /** Title of the page. */
  readonly title: string;
}

/**
 * Header of a page; becomes a bar after 100 px of scrolling. It needs no script: a scroll timeline
 * drives the bar, and both menus are popovers, which handle Escape, outside clicks and ARIA state.
 */
export function Header({ navigation, organisation, current, path, languageLinks = [], title }: HeaderProps) {
  const { header, button } = navigation;
  const { header: words } = useWords();
  const { line } = brandLines(useLanguage());
  return (
    <div className={styles.place}>
      <header className={styles.header}>
        <div className={row.row}>
          <a className={row.logo} href="/" aria-label={words.home(organisation.name)}>
            <Wordmark />
          </a>
          <p className={row.line}>{line}</p>
          <nav className={row.nav} aria-label={words.main}>
            <ul className={row.links}>
              {header.map((item) => (
                <li key={item.label}>
                  {opensMenu(item, navigation) ? (
                    <>
                      <button
                        type="button"
                        className={row.services}
                        popoverTarget={servicesMenu}
                        aria-current={markOf(item, current, path) && 'true'}
                      >
                        {item.label} <Icon name="triangle-down" className={row.arrow} />
                      </button>
                      <ServicesMenu navigation={navigation} path={path} />
                    </>
                  ) : (
                    <a
                      href={item.href}
                      aria-current={markOf(item, current, path)}
                      aria-keyshortcuts={item.href === '/search' ? '/' : undefined}
                    >
                      {item.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <LanguageSwitch className={row.languages} links={languageLinks} />
          <Button className={row.contact} href={button.href} small current={current === 'contact'}>
            <span className={row.long}>{button.label}</span>
            <span className={row.short}>{button.short}</span>
          </Button>
          <MobileMenu {...{ navigation, current, path, organisation, title }} />
        </div>
      </header>
    </div>
  );
}
