import { Section } from '../ui/section/section.tsx';

export interface UnfinishedProps {
  /** Number of the section in the form, from 1. */
  readonly number: number;
  readonly label: string;
  /** Labels of the required fields that are empty. */
  readonly waitsFor: readonly string[];
}

/** Placeholder in the live preview for a section that cannot be drawn yet. */
export function Unfinished({ number, label, waitsFor }: UnfinishedProps) {
  return (
    <Section ground="paper2">
      {/* Styled by the preview frame. */}
      <p className="unfinished-section">
        Section {number}, {label}: waits for {waitsFor.map((field) => field.toLowerCase()).join(', ')}
      </p>
    </Section>
  );
}
