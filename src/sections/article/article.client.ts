import { partsOf, type Wake } from '../../motion/wake.ts';

/** Values of `data-part` that this script looks for. */
type ArticlePart = 'copy' | 'sheet' | 'status';

const { part } = partsOf<ArticlePart>();

const shownFor = 4000;

/**
 * Two more ways to pass a page on, which only script can offer: the device's own sheet, and a copy
 * of the address.
 */
export const wake: Wake = (element) => {
  const [sheet, copy, status] = [part(element, 'sheet'), part(element, 'copy'), part(element, 'status')];
  const address = element.dataset.address ?? location.href;
  if (sheet && 'share' in navigator) {
    sheet.hidden = false;
    // Who closes the sheet again has not made a mistake.
    sheet.addEventListener('click', () => navigator.share({ title: document.title, url: address }).catch(() => {}));
  }
  if (!copy || !navigator.clipboard) return;
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    if (!status) return;
    status.textContent = copied ? 'Link copied' : address;
    if (copied) setTimeout(() => status.replaceChildren(), shownFor);
  });
};
