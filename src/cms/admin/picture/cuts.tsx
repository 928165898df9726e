'use client';

import { fifth } from '../../../shared/focus.ts';
import { useFocus, useSeen } from './seen.ts';

/** The ratios and masks in which sections cut pictures (`aspect-ratio` and `clip-path` in their styles), and where. */
const cuts = [
  { name: '16 : 9', cut: 'wide', where: 'Office, case' },
  { name: '4 : 3', cut: 'landscape', where: 'Article, two columns' },
  { name: '1 : 1', cut: 'square', where: 'Testimonials, two columns' },
  { name: '3 : 4', cut: 'upright', where: 'Team, two columns' },
  { name: '16 : 10', cut: 'screen', where: 'Work, quote, search' },
  { name: '4 : 5', cut: 'column', where: 'Columns' },
  { name: 'No. 8 mask', cut: 'signal-8', where: 'Opening, work' },
  { name: 'No. 9 mask', cut: 'signal-9', where: 'Opening, work' },
] as const;

/** A picture as the site will cut it, while the focal point is being moved. */
export function PictureCuts() {
  const seen = useSeen();
  const [x, y] = useFocus();
  if (!seen.url || seen.drawn) return null;
  return (
    <section className="picture-cuts" aria-labelledby="picture-cuts">
      <h2 id="picture-cuts">
        How it is cut <small>the ratios and masks this site uses</small>
      </h2>
      <ul>
        {cuts.map(({ name, cut, where }) => (
          <li key={cut}>
            <img src={seen.url} alt="" data-cut={cut} data-focus-x={fifth(x / 100)} data-focus-y={fifth(y / 100)} />
            <b>{name}</b>
            <span>{where}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
