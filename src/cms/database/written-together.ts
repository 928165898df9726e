import DataLoader from 'dataloader';
import type { Payload } from 'payload';

/** How many are written in one transaction at most. */
const mostTogether = 200;

/**
 * While some are being written, all that come wait, and are then written together: a disk takes its time, whatever it is
 * given. Where writing them together fails, each is written by itself: what is wrong with one is not the others' fault.
 *
 * @param write writes all of them or none, and gives an answer for each in their order. It may be called again for the same
 * ones, so it does nothing but talk to the database.
 */
export function writtenTogether<Item, Answer>(
  write: (payload: Payload, items: readonly Item[]) => Promise<Answer[]>,
): (payload: Payload, item: Item) => Promise<Answer> {
  const writeSafely = async (payload: Payload, items: readonly Item[]): Promise<(Answer | Error)[]> => {
    try {
      return await write(payload, items);
    } catch (error) {
      if (items.length === 1) return [error instanceof Error ? error : new Error(String(error))];
      const answers: (Answer | Error)[] = [];
      for (const item of items) answers.push(...(await writeSafely(payload, [item])));
      return answers;
    }
  };
  const open = (payload: Payload): DataLoader<Item, Answer> => {
    let last: Promise<unknown> = Promise.resolve();
    return new DataLoader<Item, Answer>(
      (items) => {
        const answers = writeSafely(payload, items);
        last = answers;
        return answers;
      },
      { cache: false, maxBatchSize: mostTogether, batchScheduleFn: (dispatch) => void last.then(dispatch) },
    );
  };
  const desks = new WeakMap<Payload, DataLoader<Item, Answer>>();
  return (payload, item) => {
    const desk = desks.get(payload) ?? open(payload);
    desks.set(payload, desk);
    return desk.load(item);
  };
}
