import type { Key, PointerStep } from './driver.ts';

/** Keys by the names that WebDriver has for them. */
const keys: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

const keyboard = (values: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** What hands do, as both protocols of WebDriver write it. */
export const keyPress = (key: Key) => keyboard([keys[key]]);

export const typing = (words: string) => keyboard([...words]);

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
