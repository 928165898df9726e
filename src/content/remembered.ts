import { LRUCache } from 'lru-cache';
import type { Facts } from '../shared/facts.ts';
import type { Navigation } from '../shared/navigation.ts';
import type { ContentSource } from './source.ts';
import type { ComposedPage, JobDetails } from './types.ts';

export interface Remembered {
  /** Passes every question on, and remembers what it was last told that a page with a form is made from. */
  readonly listening: ContentSource;
  /** Gives what was last told while content is away; for showing somebody the form again that they were filling in. */
  readonly lasting: ContentSource;
}

/** Pages with a form are few; an installation with more remembers those that were read last. */
const mostPages = 100;

/** Asks, and gives what is remembered where there is no answer. */
async function orBefore<Value>(asked: Promise<Value>, before: () => Value | undefined): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    const last = before();
    if (last === undefined) throw error;
    return last;
  }
}

/** A visitor who writes has seen the page a moment ago, so it can be made once more although content is away. */
export function remembered(content: ContentSource): Remembered {
  let lastJobs: readonly JobDetails[] | undefined;
  let lastFacts: Facts | undefined;
  let lastNavigation: Navigation | undefined;
  const lastPages = new LRUCache<string, ComposedPage>({ max: mostPages });
  const jobs = async (): Promise<readonly JobDetails[]> => {
    lastJobs = await content.jobs();
    return lastJobs;
  };
  const facts = async (): Promise<Facts> => {
    lastFacts = await content.facts();
    return lastFacts;
  };
  const navigation = async (): Promise<Navigation> => {
    lastNavigation = await content.navigation();
    return lastNavigation;
  };
  const page = async (path: string): Promise<ComposedPage | null> => {
    const found = await content.page(path);
    if (found?.sections.some(({ block }) => block === 'contact-form')) lastPages.set(path, found);
    return found;
  };
  return {
    listening: { ...content, jobs, facts, navigation, page },
    lasting: {
      ...content,
      jobs: () => orBefore(jobs(), () => lastJobs),
      facts: () => orBefore(facts(), () => lastFacts),
      navigation: () => orBefore(navigation(), () => lastNavigation),
      page: (path) => orBefore(page(path), () => lastPages.get(path)),
    },
  };
}
