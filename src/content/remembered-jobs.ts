import type { ContentSource } from './source.ts';
import type { JobDetails } from './types.ts';

export interface RememberedJobs {
  /** Passes every question on, and remembers what it was last told about the jobs. */
  readonly listening: ContentSource;
  /** Gives what was last told while content is away; for showing somebody the form again that they were filling in. */
  readonly lasting: ContentSource;
}

/** A visitor who applies has seen the job a moment ago, so the page can be made once more although content is away. */
export function rememberedJobs(content: ContentSource): RememberedJobs {
  let last: readonly JobDetails[] | undefined;
  const jobs = async (): Promise<readonly JobDetails[]> => {
    last = await content.jobs();
    return last;
  };
  return {
    listening: { ...content, jobs },
    lasting: {
      ...content,
      jobs: async () => {
        try {
          return await jobs();
        } catch (error) {
          if (last === undefined) throw error;
          return last;
        }
      },
    },
  };
}
