import path from 'node:path';
import type { Payload } from 'payload';
import type { Submission } from '../../cms/payload-types.ts';
import type { Settings } from '../../env.ts';
import { isMissing, patienceOf } from '../destinations/attempt.ts';
import { filesFolder } from '../store/submit.ts';
import { scan, type Verdict } from './clamd.ts';

type WithFile = Pick<Submission, 'id' | 'filePath' | 'scan' | 'scanFound'>;

/** Its deliveries ask at the same moment, each for the same file. */
const underWay = new Map<number, Promise<Verdict>>();

/**
 * A letter with such a file is held with all that has not been delivered of it; somebody may let
 * the words go, without the file.
 */
async function keep(payload: Payload, id: number, verdict: Verdict): Promise<void> {
  if (verdict.verdict === 'away') return;
  const infected = verdict.verdict === 'infected';
  await payload.update({
    collection: 'submissions',
    id,
    data: infected
      ? {
          scan: 'infected',
          scanFound: verdict.name,
          held: true,
          heldBecause: `The virus scanner found ${verdict.name} in its file.`,
        }
      : { scan: 'clean' },
    depth: 0,
    overrideAccess: true,
  });
}

/**
 * What the scanner says of the file of a letter. It is asked once, and what it said is kept with
 * the letter.
 *
 * @returns undefined where no scanner is set up, or no file came, or it is not there any more
 */
export async function lookInto(
  payload: Payload,
  settings: Settings,
  { id, filePath, scan: known, scanFound }: WithFile,
): Promise<Verdict | undefined> {
  const { CLAMD_URL } = settings;
  if (!filePath) return undefined;
  if (known === 'infected') return { verdict: 'infected', name: scanFound ?? 'something' };
  if (!CLAMD_URL) return undefined;
  if (known === 'clean') return { verdict: 'clean' };
  const file = path.join(filesFolder(settings), path.basename(filePath));
  if (await isMissing(file)) return undefined;
  const running = underWay.get(id);
  if (running) return running;
  const looking = (async () => {
    const verdict = await scan(CLAMD_URL, file, patienceOf(settings));
    await keep(payload, id, verdict);
    return verdict;
  })().finally(() => underWay.delete(id));
  underWay.set(id, looking);
  return looking;
}
