/**
 * `sizes` of a picture as wide as the window on phones. High-density screens load 72 % of the
 * width, which is not noticeable.
 */
export const acrossPhone = '(max-width: 768px) and (min-resolution: 1.5dppx) 72vw, (max-width: 768px) 100vw';
