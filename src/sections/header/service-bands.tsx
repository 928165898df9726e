import type { NavigationService } from '../../shared/navigation.ts';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './service-bands.module.css';

/** Each service is a band in its page's ground; the one under the pointer takes the room. */
export function ServiceBands({ services }: { readonly services: readonly NavigationService[] }) {
  return (
    <ul>
      {services.map(({ href, word, label, line, ground }) => (
        <li key={href} data-ground={ground}>
          <a className={styles.band} href={href}>
            <PosterLines className={styles.low} lines={[{ text: word, cap: 6.2 }]} />
            <PosterLines className={styles.tall} lines={[{ text: word, cap: 13 }]} />
            <span className={styles.text}>
              <b>{label}</b> {line}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
