/**
 * Offers to comment on marked words: fills them into the form of their section. Without it the
 * forms work too. Loaded only in the review of a draft.
 */

const most = 300;

const button = document.querySelector<HTMLButtonElement>('[data-review-quote]');
const strips = [...document.querySelectorAll<HTMLDetailsElement>('[data-review-part]')];

/** Strip behind the section that holds the marked words. */
function stripBehind(range: Range): HTMLDetailsElement | undefined {
  if (strips.some((strip) => strip.contains(range.commonAncestorContainer))) return undefined;
  return strips.find(
    (strip) => (range.startContainer.compareDocumentPosition(strip) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

let marked: { readonly strip: HTMLDetailsElement; readonly words: string } | undefined;

document.addEventListener('selectionchange', () => {
  const selection = getSelection();
  const words = selection?.toString().replace(/\s+/g, ' ').trim() ?? '';
  const strip =
    selection && selection.rangeCount > 0 && words !== '' && words.length <= most
      ? stripBehind(selection.getRangeAt(0))
      : undefined;
  marked = strip && { strip, words };
  if (button?.parentElement) button.parentElement.hidden = !marked;
});

// The press must not end the selection before it is read.
button?.addEventListener('pointerdown', (event) => event.preventDefault());
button?.addEventListener('click', () => {
  if (!marked) return;
  const { strip, words } = marked;
  const quote = strip.querySelector<HTMLInputElement>('input[name="quote"]');
  if (!quote) return;
  quote.value = words;
  strip.open = true;
  strip.scrollIntoView({ block: 'start' });
  strip.querySelector('textarea')?.focus({ preventScroll: true });
});
