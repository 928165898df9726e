/**
 * Widths of a picture that goes from edge to edge on a phone, for its `sizes`. Phones have pixels
 * so small that a quarter of them is not missed.
 */
export const acrossPhone = '(max-width: 768px) and (min-resolution: 1.5dppx) 72vw, (max-width: 768px) 100vw';
