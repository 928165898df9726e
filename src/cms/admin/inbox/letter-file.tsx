import { readSettings } from '../../../env.ts';
import type { Submission } from '../../payload-types.ts';

const sizes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const megabytes = (bytes: number): string => `${sizes.format(Math.max(0.1, bytes / 1_000_000))} MB`;

/** What is known of the file. Where no scanner is set up, nothing is said of one. */
function scanWords(scan: Submission['scan']): string {
  if (scan === 'clean') return ', scanned: nothing found';
  return readSettings().CLAMD_URL ? ', scanned when it is first opened or sent on' : '';
}

/**
 * The file that came with a letter; one in which the scanner found something is named, and not
 * handed out.
 */
export function LetterFile({ letter }: { readonly letter: Submission }) {
  const { id, fileName, fileSize, scan, scanFound } = letter;
  if (scan === 'infected')
    return (
      <p className="letter__file">
        <strong>▲ {fileName} is not handed out.</strong> The virus scanner found {scanFound} in it.
      </p>
    );
  return (
    <p className="letter__file">
      <a href={`/cms/submissions/${id}/file`} download>
        Download {fileName}
      </a>{' '}
      <span>
        {megabytes(fileSize ?? 0)}
        {scanWords(scan)}
      </span>
    </p>
  );
}
