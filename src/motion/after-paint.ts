/**
 * Runs once what has just been pressed is answered on the screen: what nobody waits for is not to
 * hold that up.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
