import { useWords } from '../../i18n/language-context.ts';
import { Hero, type HeroProps } from '../hero/hero.tsx';

export interface JobsHeroProps {
  readonly note?: NonNullable<HeroProps['note']>;
  /** Number of open jobs. */
  readonly count: number;
  /** Rest of the heading. The last word, if there are several, is where the figure stands. */
  readonly words: { readonly one: string; readonly several: string };
}

/** Heading with the number of open jobs, and a figure with a suitcase in front of the sun. */
export function JobsHero({ note, count: jobs, words }: JobsHeroProps) {
  const { jobs: interfaceWords } = useWords();
  const count = interfaceWords.count(jobs);
  const open = jobs === 1 ? words.one : words.several;
  const heading = {
    text: interfaceWords.heading(count, open),
    wide: [
      { text: count, cap: 17, share: 0.5 },
      { text: open, cap: 14 },
    ],
    narrow: [{ text: count, cap: 34 }, ...open.split(' ').map((text, index) => ({ text, cap: 23 + index * 10 }))],
  };
  return (
    <Hero
      heading={heading}
      water="accent3"
      shapes={[{ shape: 'disc', ink: 'accent4', place: 'small' }]}
      note={note}
      mascotOnHeading={{
        name: 'hourglass',
        ink: 'accent1',
        scale: 1.5,
        wide: { line: 1, letter: open.lastIndexOf(' ') + 1 },
        narrow: { line: 0, letter: count.length - 1 },
      }}
    />
  );
}
