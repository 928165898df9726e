'use client';

import { useSearchParams } from 'next/navigation';
import { useSay } from '../../cms/admin/shell/use-say.ts';

/** Link that downloads the list as currently filtered, as CSV. */
export function ExportButton() {
  const say = useSay();
  const shown = useSearchParams();
  const asked = new URLSearchParams();
  for (const [name, value] of shown ?? []) if (/^(where|search)\b/.test(name)) asked.append(name, value);
  return (
    <p>
      <a className="panel-link" href={`/cms/submissions/export.csv?${asked}`} download>
        {say('Download this list (CSV)')}
      </a>
    </p>
  );
}
