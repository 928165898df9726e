import type { ReactNode } from 'react';
import type { PropsOf } from '../blocks/block.ts';
import type { Lists } from '../domain/content.ts';
import type { Navigation } from '../domain/navigation.ts';
import type { Organisation } from '../domain/organisation.ts';
import type { CallDay } from '../forms/half-days.ts';
import type { FormOutcome } from '../forms/outcome.ts';
import type { StatementProps } from './contact-form/statement.tsx';
import type { NoArticlesProps } from './insight-list/no-articles.tsx';
import type { JobsHeroProps } from './job-list/jobs-hero.tsx';
import type { NoWorkProps } from './work-list/no-work.tsx';

/** Boxes of a form that was sent, which its thanks mention. */
export interface Ticked {
  readonly call: boolean;
  readonly newsletter: boolean;
}

/** Statement and boxes of the contact form, as the brand words them. */
export interface FormWordsOfBrand {
  readonly statement: StatementProps;
  readonly call?: string | undefined;
  readonly newsletter?: string | undefined;
}

/** The page around a section, and the request for it. */
export interface SiteContext {
  readonly path: string;
  readonly navigation: Navigation;
  readonly organisation: Organisation;
  readonly lists: Lists;
  /** Said where a list is empty. */
  readonly empty: { readonly work: NoWorkProps['words']; readonly insights: NoArticlesProps['words'] };
  /** Said after the number of open jobs. */
  readonly openJobs: JobsHeroProps['words'];
  /** Said once the contact form was sent. */
  readonly thanks: string;
  /** State of the contact form: the chosen plan, and the result where it was sent. */
  readonly enquiry: {
    readonly plan?: string | undefined;
    readonly outcome?: FormOutcome | undefined;
    readonly sent?: boolean;
    /** Boxes that were ticked in the form that was sent. */
    readonly ticked?: Ticked;
    /** Days on which a call is possible. */
    readonly callDays?: readonly CallDay[];
  };
  /** Texts of the contact form about personal data. */
  readonly personalData: FormWordsOfBrand;
}

/** Where the headings of a section's rows begin: at 2 where no heading stands above them. */
export type RowLevel = 2 | 3;

/** Draws a block from its props. */
export type View<Definition> = (props: PropsOf<Definition>, siteContext: SiteContext, level: RowLevel) => ReactNode;
