import type { Picture } from '../../domain/picture.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './not-found.module.css';
import sun from './sun.module.css';

const iconCount = 45;
/** Coprime with the number of drawings, so that all appear and neighbours differ. */
const stride = 7;
/** Number of cells in the lower rows, for the pale drawings and a few others. */
const inWater = 18;

export interface NotFoundProps {
  /** None, or about twenty; their number must not be a multiple of the stride. */
  readonly drawings: readonly Picture[];
  /** Drawings in the digits' colour, invisible in front of them: they stay in the water below. */
  readonly pale: readonly Picture[];
  readonly heading: string;
  /** Text of a road sign in two languages. */
  readonly sign?: { readonly chinese: string; readonly english: string };
  readonly text: string;
  readonly hint: string;
  /** Text around the number of icons, once the last has fallen. */
  readonly won: { readonly before: string; readonly after: string };
}

/**
 * 404 page: digits in the water with loose icons around them. Taking all of them down reveals the
 * sun.
 */
export function NotFound({ drawings, pale, heading, sign, text, hint, won }: NotFoundProps) {
  const { notFound: words, text: between } = useWords();
  const scattered = Array.from({ length: iconCount }, (_, index) => drawings[(index * stride) % drawings.length]);
  const shown = scattered.filter((drawing) => drawing !== undefined);
  const icons = [...shown.filter((one) => !pale.includes(one)), ...shown.filter((one) => pale.includes(one))];
  return (
    <section className={styles.notFound} data-water="accent3" data-motion={icons.length > 0 ? 'not-found' : undefined}>
      <i className={sun.sun} aria-hidden="true" />
      <div className={styles.digits}>
        <Poster
          as="h1"
          text={heading}
          wide={[{ text: '404', cap: 24 }]}
          narrow={[
            { text: '4', cap: 44, share: 0.8 },
            { text: '04', cap: 38 },
          ]}
          inWater="still"
        />
      </div>
      <div className={styles.field} aria-hidden="true">
        {icons.map(({ url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the icons never change their order here.
          <span key={index} className={styles.place} data-water={index >= iconCount - inWater || undefined}>
            <img className={styles.icon} data-part="icon" src={url} alt="" width="160" height="160" />
          </span>
        ))}
      </div>
      <div className={`grid ${styles.foot}`}>
        {sign && (
          <p className={styles.sign}>
            <b lang="zh-HK">{sign.chinese}</b> <span>{sign.english}</span>
          </p>
        )}
        <div className={styles.words}>
          <p>
            {text}
            <span className={styles.hint} data-part="hint" hidden>
              {between.sentences('', hint)}
            </span>
          </p>
          <p className={styles.won} data-part="won" hidden>
            {won.before}
            {iconCount}
            {won.after}
          </p>
          <p className="visually-hidden" role="status" data-part="status" />
        </div>
        <div className={styles.ways}>
          <button type="button" className={styles.lower} data-part="lower" data-magnetic="" hidden>
            {words.lower}
            <span data-part="left">{iconCount}</span>
            {words.lowerEnd}
          </button>
          <Button className={styles.home} href="/" large>
            {words.home}
          </Button>
        </div>
      </div>
    </section>
  );
}
