import { wordsOf } from '../../i18n/browser-words.ts';
import { type Mount, partsOf } from '../../motion/client-module.ts';

/** Values of `data-part` that this script looks for. */
type ArticlePart = 'copy' | 'sheet' | 'status';

const { part } = partsOf<ArticlePart>();

const shownFor = 4000;

/** Adds two ways to share that need script: the device's share sheet and copying the address. */
export const mount: Mount = (element) => {
  const [sheet, copy, status] = [part(element, 'sheet'), part(element, 'copy'), part(element, 'status')];
  const address = element.dataset.address ?? location.href;
  if (sheet && 'share' in navigator) {
    sheet.hidden = false;
    // Ignores the rejection when the visitor closes the sheet.
    sheet.addEventListener('click', () => navigator.share({ title: document.title, url: address }).catch(() => {}));
  }
  if (!copy || !navigator.clipboard) return;
  const { copied: confirmation } = wordsOf('article', { copied: 'Link copied' });
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    if (!status) return;
    status.textContent = copied ? confirmation : address;
    if (copied) setTimeout(() => status.replaceChildren(), shownFor);
  });
};
