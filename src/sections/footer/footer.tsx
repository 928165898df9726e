import { currentYear } from '../../config/brand/dates.ts';
import { drawings } from '../../config/brand/drawings.ts';
import { brandLines } from '../../config/brand/lines.ts';
import type { LanguageLink } from '../../domain/languages.ts';
import { currentPage, type Link, type Navigation } from '../../domain/navigation.ts';
import { dialled, type Organisation } from '../../domain/organisation.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch/language-switch.tsx';
import { MailLink } from '../../ui/mail-link/mail-link.tsx';
import { Nameplate } from '../../ui/nameplate/nameplate.tsx';
import { WhatsApp } from '../../ui/whatsapp/whatsapp.tsx';
import styles from './footer.deferred.module.css';
import { NameMarquee } from './name-marquee.tsx';
import { QueuePicture } from './queue.tsx';

interface LinksProps {
  readonly links: readonly Link[];
  readonly path: string | undefined;
  readonly className?: string | undefined;
}

function Links({ links, path, className = styles.list }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={currentPage(href, path)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FooterProps {
  readonly navigation: Navigation;
  readonly organisation: Organisation;
  /** Path of the current page. */
  readonly path?: string | undefined;
  readonly languageLinks?: readonly LanguageLink[];
  /** Title of the page. */
  readonly title: string;
}

export function Footer({ navigation, organisation, path, languageLinks = [], title }: FooterProps) {
  const { footer: words } = useWords();
  const { tagline } = brandLines(useLanguage());
  const { lines, sign, station } = organisation.address;
  const { latitude, longitude } = organisation.coordinates;
  const { services, prices, others, explore, legal, chat } = navigation;
  return (
    <footer className={styles.footer} data-ground="ink" data-water="accent3">
      <div className={`measure ${styles.columns}`}>
        <p className={styles.tagline}>{tagline}</p>
        {services.length + prices.length + others.length > 0 && (
          <nav className={`${styles.column} ${styles.services}`} aria-labelledby="footer-services">
            <h2 id="footer-services">{words.services}</h2>
            <Links links={services} path={path} />
            <Links links={[...prices, ...others]} path={path} />
          </nav>
        )}
        <nav className={`${styles.column} ${styles.explore}`} aria-labelledby="footer-explore">
          <h2 id="footer-explore">{words.explore}</h2>
          <Links links={explore} path={path} />
        </nav>
        <div className={`${styles.column} ${styles.touch}`}>
          <h2>{words.touch}</h2>
          <ul className={styles.list}>
            <li>
              <MailLink address={organisation.email} />
            </li>
            <li>
              <a href={dialled(organisation.phone)}>{organisation.phone}</a>
            </li>
            {organisation.whatsapp && (
              <li>
                <WhatsApp organisation={organisation} page={title} />
              </li>
            )}
            <li>
              <a href={organisation.profiles.professionalNetwork} rel="me">
                {words.network}
              </a>
            </li>
          </ul>
        </div>
        <div className={`${styles.column} ${styles.where}`}>
          <h2>{words.address}</h2>
          <address className={styles.address}>
            <span className={styles.lines}>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
              {station && (
                <span>
                  {words.station(station.name)}
                  {words.withSign && (
                    <>
                      {' '}
                      <span className={styles.station} lang="zh-HK">
                        {station.chinese}站
                      </span>
                    </>
                  )}
                </span>
              )}
            </span>
            {sign && <Nameplate {...sign} />}
          </address>
        </div>
        <Button className={styles.chat} href={chat.href} large>
          {chat.label}
        </Button>
      </div>
      {drawings.scenes !== 'none' && <QueuePicture className={styles.queue} />}
      <p className="visually-hidden">{organisation.name}</p>
      <NameMarquee />
      <div className={styles.legal}>
        <span>
          © {organisation.foundedIn}–{currentYear()} {organisation.name}
        </span>
        <LanguageSwitch links={languageLinks} />
        <Links links={legal} path={path} className={styles.legalLinks} />
        <span className={styles.coordinates}>{words.place(latitude, longitude)}</span>
      </div>
    </footer>
  );
}
