import { type SitePictureName, sitePicture } from '../../site/site-pictures.ts';
import { Button } from '../../ui/button/button.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './lost.module.css';

const iconCount = 45;
const drawings = Array.from(
  { length: 20 },
  (_, index) => `icons/lost-${String(index + 1).padStart(2, '0')}` as SitePictureName,
);
/** Drawn in the paper of the digits, before which they would not be seen: these keep to the water below. */
const pale: readonly string[] = [7, 13, 19, 20].map((number) => drawings[number - 1] ?? '');
/** Prime to the number of drawings, so that neighbours are unlike and all of them appear. */
const stride = 7;

const scattered = Array.from({ length: iconCount }, (_, index) => drawings[(index * stride) % drawings.length] ?? '');
const isPale = (drawing: string): boolean => pale.includes(drawing);
const icons = [...scattered.filter((drawing) => !isPale(drawing)), ...scattered.filter(isPale)];
/** The squares of the lower rows are for the pale ones and the few others that are left. */
const inWater = 18;

/** The digits, half drowned, with everything that has come loose around them. Who takes all of it down sees the sun. */
export function Lost() {
  return (
    <section className={styles.lost} data-sea="harbour" data-motion="lost">
      <i className={styles.sun} aria-hidden="true" />
      <div className={styles.digits}>
        <Poster
          as="h1"
          text="404: no page at this address"
          wide={[{ text: '404', cap: 31 }]}
          narrow={[
            { text: '4', cap: 62 },
            { text: '04', cap: 54 },
          ]}
          dips
        />
      </div>
      <div className={styles.field} aria-hidden="true">
        {icons.map((drawing, index) => {
          const { url } = sitePicture(drawing as SitePictureName, '');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the icons never change their order here.
            <span key={index} className={styles.place} data-water={index >= iconCount - inWater || undefined}>
              <img className={styles.icon} data-part="icon" src={url} alt="" width="160" height="160" />
            </span>
          );
        })}
      </div>
      <div className={`grid ${styles.foot}`}>
        <div className={styles.words}>
          <p>
            No page at this address. It may have moved, or was never hoisted.
            <span className={styles.hint} data-part="hint" hidden>
              {' '}
              Everything has come loose; touch a thing and it comes down.
            </span>
          </p>
          <p className={styles.won} data-part="won" hidden>
            All {iconCount} lowered. Fair weather, and the way home is clear.
          </p>
          <p className="visually-hidden" role="status" data-part="status" />
        </div>
        <div className={styles.ways}>
          <button type="button" className={styles.lower} data-part="lower" hidden>
            Lower one (<span data-part="left">{iconCount}</span>)
          </button>
          <Button className={styles.home} href="/">
            404, back to home
          </Button>
        </div>
      </div>
    </section>
  );
}
