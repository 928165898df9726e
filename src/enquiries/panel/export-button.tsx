'use client';

import { useSearchParams } from 'next/navigation';

/** Link that downloads the list as currently filtered, as CSV. */
export function ExportButton() {
  const shown = useSearchParams();
  const asked = new URLSearchParams();
  for (const [name, value] of shown ?? []) if (/^(where|search)\b/.test(name)) asked.append(name, value);
  return (
    <p>
      <a className="panel-link" href={`/cms/submissions/export.csv?${asked}`} download>
        Download this list (CSV)
      </a>
    </p>
  );
}
