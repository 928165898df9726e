import { brand } from '../../brand/facts.ts';
import { currentYear } from '../../shared/dates.ts';
import type { Navigation } from '../../shared/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './footer.module.css';
import { Queue } from './queue.tsx';

/** On a phone each word of the name takes a line. */
const stacked = brand.name.split(' ').map((text) => ({ text, cap: 30 }));

export function Footer({ navigation }: { readonly navigation: Navigation }) {
  const { explore, legal, chat } = navigation;
  return (
    <footer className={styles.footer} data-ground="ink" data-sea="harbour">
      <div className={`measure ${styles.columns}`}>
        <p className={styles.tagline}>{brand.tagline}</p>
        <nav className={styles.column} aria-labelledby="footer-explore">
          <h2 id="footer-explore">Explore</h2>
          <ul className={styles.list}>
            {explore.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.column}>
          <h2>Get in touch</h2>
          <ul className={styles.list}>
            <li>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </li>
            <li>
              <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
            </li>
            <li>
              <a href={brand.profiles.professionalNetwork} rel="me">
                Professional network
              </a>
            </li>
          </ul>
        </div>
        <div className={styles.column}>
          <h2>Address</h2>
          <address className={styles.address}>
            {brand.address.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        <Button className={styles.chat} href={chat.href}>
          {chat.label}
        </Button>
      </div>
      <Queue className={styles.queue} />
      <div className={styles.name}>
        <PosterLines className={styles.oneLine} lines={[{ text: brand.name, cap: 17.2 }]} dips />
        <PosterLines className={styles.twoLines} lines={stacked} dips />
      </div>
      <div className={styles.legal}>
        <span>
          © {brand.foundedIn}–{currentYear()} {brand.name}
        </span>
        <ul className={styles.legalLinks}>
          {legal.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <span className={styles.coordinates}>{brand.coordinates.label}</span>
      </div>
    </footer>
  );
}
