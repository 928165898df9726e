import { Section } from '../ui/section/section.tsx';

export interface UnfinishedProps {
  /** Its number in the form, from 1. */
  readonly number: number;
  readonly label: string;
  /** Labels of the fields that it cannot be drawn without. */
  readonly waitsFor: readonly string[];
}

/** Place of a section in the preview beside the form, until it can be drawn. */
export function Unfinished({ number, label, waitsFor }: UnfinishedProps) {
  return (
    <Section ground="milk">
      {/* Its style comes with the frame of the preview. */}
      <p className="unfinished-section">
        Section {number}, {label}: waits for {waitsFor.map((field) => field.toLowerCase()).join(', ')}
      </p>
    </Section>
  );
}
