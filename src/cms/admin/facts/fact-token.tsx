'use client';

import { toast } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import './fact-token.css';

/** Token of a fact as used in copy; a click copies it. */
export function FactToken({ token }: { readonly token: string }) {
  const written = `{${token}}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(written);
      toast.success(`${written} is copied.`);
    } catch {
      // Browsers deny clipboard access without https.
      toast.error(`This browser lets nothing be copied. Type ${written} instead.`);
    }
  };
  return (
    <button className="fact-token panel-button" type="button" title="Copy" onClick={copy}>
      {written}
    </button>
  );
}

export const FactTokenCell = ({ cellData }: DefaultCellComponentProps) => <FactToken token={String(cellData)} />;
