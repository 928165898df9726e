import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { ExperienceCounterProps } from './experience-counter.tsx';

export const experienceCounterBlock = block<ExperienceCounterProps>({
  name: 'experience-counter',
  label: 'Figures',
  group: 'proof',
  help: 'Two large figures, and metrics below them.',
  synonyms: 'numbers, statistics, stats, counters, metrics, years, results',
  fields: {
    projects: line({ label: 'Projects', most: 12 }),
    years: line({ label: 'Years', most: 12 }),
    text: passage({ label: 'Text', most: 240 }),
    metrics: rows(
      { label: 'Metrics', one: 'Metric', least: 3, most: 10 },
      { name: line({ label: 'Name', most: 40 }), value: line({ label: 'Value', most: 12 }) },
    ),
  },
});
