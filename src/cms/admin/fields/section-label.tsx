'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useSay } from '../shell/use-say.ts';
import './section-label.css';

type Words = string | { readonly text?: string };

interface SectionRow {
  readonly blockType?: string;
  readonly heading?: Words;
  readonly title?: string;
  readonly statement?: string;
  readonly company?: string;
  readonly label?: Words;
  readonly frame?: { readonly outline?: string; readonly header?: { readonly name?: string } };
}

const textOf = (words: Words | undefined): string | undefined => (typeof words === 'string' ? words : words?.text);

/** Type and first words of a section, which identify it while it is collapsed. */
export function SectionLabel({ name, block }: { readonly name: string; readonly block: string }) {
  const say = useSay();
  const { data, rowNumber = 0 } = useRowLabel<SectionRow>();
  const { heading, title, statement, company, label, frame } = data ?? {};
  const words = [textOf(heading), title, frame?.header?.name, statement, company, frame?.outline, textOf(label)];
  const first = words.find((text) => text?.trim());
  return (
    <span className="section-label">
      <span className="section-label__number panel-quiet">{String(rowNumber + 1).padStart(2, '0')}</span>{' '}
      <img src={`/panel/sections/${block}.webp`} alt="" width="64" height="40" />
      <span className="section-label__text">
        <b>{say(name)}</b> {first && <span className="section-label__words">{first}</span>}
      </span>
    </span>
  );
}
