import type { Submission } from '../../cms/payload-types.ts';
import { parseSettings } from '../../config/env.ts';

const sizes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const megabytes = (bytes: number): string => `${sizes.format(Math.max(0.1, bytes / 1_000_000))} MB`;

/** Describes the scan result of the file; empty where no scanner is set up. */
function scanWords(scan: Submission['scan']): string {
  if (scan === 'clean') return ', scanned: nothing found';
  return parseSettings().CLAMD_URL ? ', scanned when it is first opened or delivered' : '';
}

/** File of an enquiry. An infected file is named, but not linked. */
export function EnquiryFile({ enquiry }: { readonly enquiry: Submission }) {
  const { id, fileName, fileSize, scan, scanFound } = enquiry;
  if (scan === 'infected')
    return (
      <p className="letter__file">
        <strong>▲ {fileName} cannot be downloaded.</strong> The virus scanner found {scanFound} in it.
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
