import type { Key, PointerStep } from './driver.ts';

/** Key codes of WebDriver. */
const keys: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** WebDriver action of a key press. */
export const keyPress = (key: Key) => ({
  type: 'key',
  id: 'keyboard',
  actions: [
    { type: 'keyDown', value: keys[key] },
    { type: 'keyUp', value: keys[key] },
  ],
});

export const pointing = (steps: readonly PointerStep[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: steps.map((step) => {
    if (step === 'down') return { type: 'pointerDown', button: 0 };
    if (step === 'up') return { type: 'pointerUp', button: 0 };
    return { type: 'pointerMove', x: Math.round(step.to.x), y: Math.round(step.to.y), duration: 0, origin: 'viewport' };
  }),
});
