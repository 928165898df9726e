import path from 'node:path';
import type { Payload } from 'payload';
import type { Submission } from '../../../cms/payload-types.ts';
import { filesFolder, timeoutOf } from '../../../config/derived.ts';
import type { Settings } from '../../../config/env.ts';
import { scan, type Verdict } from '../../../lib/clamd.ts';
import { isMissing } from '../../../lib/missing-file.ts';

type WithFile = Pick<Submission, 'id' | 'filePath' | 'scan' | 'scanFound'>;

/** Running scans by submission, since its deliveries ask for the same file at once. */
const underWay = new Map<number, Promise<Verdict>>();

/**
 * Stores the verdict. An infected file holds the enquiry and its open deliveries; an editor may
 * release the text without the file.
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
 * Returns the scanner's verdict on an enquiry's file. Scans it once and stores the verdict.
 *
 * @returns undefined without a scanner, without a file, or when the file is missing
 */
export async function scanFile(
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
    const verdict = await scan(CLAMD_URL, file, timeoutOf(settings));
    await keep(payload, id, verdict);
    return verdict;
  })().finally(() => underWay.delete(id));
  underWay.set(id, looking);
  return looking;
}
