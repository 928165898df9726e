/**
 * Runs a function after the next paint, so that it does not delay the response to an interaction.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
