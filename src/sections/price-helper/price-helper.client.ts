import { fill, wordsOf } from '../../i18n/browser-words.ts';
import { type Mount, partsOf } from '../../motion/client-module.ts';

/** Values of `data-part` that this script looks for. */
type PriceHelperPart = 'helper' | 'hours' | 'plan' | 'sum' | 'table' | 'range' | 'name';

const { part, parts } = partsOf<PriceHelperPart>();

/** Limits of the font's width axis, in per cent: narrow for one hour, wide for the largest plan. */
const [narrowest, widest] = [58, 118] as const;

/** Slider beside the table: shows plan and price for the selected hours. */
export const mount: Mount = (element) => {
  const helper = part(element, 'helper');
  const slider = element.querySelector('input');
  const link = helper?.querySelector('a');
  const [hours, plan, sum] = [part(element, 'hours'), part(element, 'plan'), part(element, 'sum')];
  const rows = parts(element, 'range');
  const hourly = Number(part(element, 'table')?.dataset.hourly);
  if (!helper || !slider || !link || !hours || !plan || !sum) return;
  const words = wordsOf('price-helper', { hours: '{hours} hours' });
  // Currency and unit around the rendered sum: `£33,750 a quarter`.
  const [currency = '', unit = ''] = sum.textContent.split(/\d[\d,]*/);

  const show = (): void => {
    const wanted = slider.valueAsNumber;
    const row = rows.find(({ dataset }) => wanted <= Number(dataset.to));
    if (!row) return;
    const { price, hours: planned } = row.dataset;
    const amount = Number(price) + Math.max(0, wanted - Number(planned)) * hourly;
    const share = (wanted - Number(slider.min)) / (Number(slider.max) - Number(slider.min));
    hours.textContent = String(wanted);
    hours.style.setProperty('--stretch', `${Math.round(narrowest + share * (widest - narrowest))}%`);
    slider.style.setProperty('--share', share.toFixed(4));
    plan.textContent = part(row, 'name')?.textContent ?? '';
    sum.textContent = `${currency}${amount.toLocaleString('en-GB')}${unit}`;
    slider.setAttribute('aria-valuetext', fill(words.hours, { hours: wanted }));
    link.search = `?plan=${encodeURIComponent(row.dataset.plan ?? '')}`;
    for (const other of rows) other.toggleAttribute('data-current', other === row);
  };
  slider.addEventListener('input', show);
  helper.hidden = false;
  show();
};
