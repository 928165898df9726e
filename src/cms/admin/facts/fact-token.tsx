'use client';

import { toast } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useSay } from '../shell/use-say.ts';
import './fact-token.css';

/** Token of a fact as used in copy; a click copies it. */
export function FactToken({ token }: { readonly token: string }) {
  const say = useSay();
  const written = `{${token}}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(written);
      toast.success(say('{token} is copied.', { token: written }));
    } catch {
      // Browsers deny clipboard access without https.
      toast.error(say('This browser lets nothing be copied. Type {token} instead.', { token: written }));
    }
  };
  return (
    <button className="fact-token panel-button" type="button" title={say('Copy')} onClick={copy}>
      {written}
    </button>
  );
}

export const FactTokenCell = ({ cellData }: DefaultCellComponentProps) => <FactToken token={String(cellData)} />;
