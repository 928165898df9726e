import { type PanelI18n, panelLocale, type Say, sayIn } from '../../cms/panel/say.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { parseSettings } from '../../config/env.ts';
import { megabytes } from '../../lib/text/megabytes.ts';

/** Size of the file, with the scan result where a scanner is set up. */
function detailsOf(size: string, scan: Submission['scan'], say: Say): string {
  if (scan === 'clean') return say('{size}, scanned: nothing found', { size });
  return parseSettings().CLAMD_URL ? say('{size}, scanned when it is first opened or delivered', { size }) : size;
}

/** File of an enquiry. An infected file is named, but not linked. */
export function EnquiryFile({ enquiry, i18n }: { readonly enquiry: Submission; readonly i18n: PanelI18n }) {
  const say = sayIn(i18n);
  const { id, fileName, fileSize, scan, scanFound } = enquiry;
  if (scan === 'infected')
    return (
      <p className="letter__file">
        <strong>▲ {say('{file} cannot be downloaded.', { file: fileName ?? '' })}</strong>{' '}
        {say('The virus scanner found {virus} in it.', { virus: scanFound ?? '' })}
      </p>
    );
  return (
    <p className="letter__file">
      <a href={`/cms/submissions/${id}/file`} download>
        {say('Download {file}', { file: fileName ?? '' })}
      </a>{' '}
      <span>{detailsOf(megabytes(fileSize ?? 0, panelLocale(i18n)), scan, say)}</span>
    </p>
  );
}
