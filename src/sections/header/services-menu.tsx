import { currentPage, type Navigation, type PricePart } from '../../domain/navigation.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Cross } from '../../ui/cross/cross.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import blind from './blind.deferred.module.css';
import styles from './services-menu.deferred.module.css';

export const servicesMenu = 'services-menu';

/** Cap heights of the three words, in per cent of their space; the first is the tallest. */
const caps = [21.6, 13.7, 10.4];

/** Maximum number of characters of a figure set in wide letters beside a name. */
const mostStretched = 8;

function PriceFigure({ before, currency, figure, after }: PricePart) {
  return (
    <>
      {before && <>{before} </>}
      {currency && <small>{currency}</small>}
      <i data-long={figure.length > mostStretched || undefined}>{figure}</i>
      {after && <> {after}</>}{' '}
    </>
  );
}

interface ServicesMenuProps {
  readonly navigation: Navigation;
  readonly path: string | undefined;
}

/** Menu with three words on the grounds of their pages, and six services with prices. */
export function ServicesMenu({ navigation, path }: ServicesMenuProps) {
  const { services, prices, pricesHead, others } = navigation;
  const words = useWords();
  return (
    <div className={`${blind.blind} ${styles.menu}`} id={servicesMenu} popover="auto">
      {services.length > 0 && (
        <ul className={styles.words}>
          {services.map(({ href, word, label, line, ground }, index) => (
            <li key={href} data-ground={ground}>
              <a className={styles.band} href={href} aria-current={currentPage(href, path)}>
                <PosterLines lines={[{ text: word, cap: caps[index] ?? 12 }]} />
                <span className={styles.text}>
                  <b>{label}</b> {line}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.prices} data-ground="paper2">
        <div className={styles.head}>
          <p>
            <b>{pricesHead.name}</b>
          </p>
          <p className={styles.explained}>{pricesHead.text}</p>
          <button type="button" className={styles.close} popoverTarget={servicesMenu} popoverTargetAction="hide">
            {words.page.close} <Cross />
          </button>
        </div>
        <ul className={styles.rows}>
          {prices.map(({ href, label, parts, plate }) => (
            <li key={href}>
              <a className={styles.row} href={href} aria-current={currentPage(href, path)}>
                <span className={styles.names}>
                  <b>{label}</b>
                  {plate && (
                    <span className={styles.plate} lang="zh-HK">
                      {plate.name}
                    </span>
                  )}
                </span>
                <span className={styles.price}>
                  {parts.map((part) => (
                    <PriceFigure key={part.after ?? part.figure} {...part} />
                  ))}
                </span>
              </a>
            </li>
          ))}
          {others.map(({ href, label }) => (
            <li key={href}>
              <a className={styles.row} href={href} aria-current={currentPage(href, path)}>
                <span className={styles.names}>
                  <b>{label}</b>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
