import type { ContentSource } from './run-query.ts';

export interface RememberedJobs {
  /** Passes every question on, and remembers what it was last told about the jobs. */
  readonly listening: ContentSource;
  /** Gives what was last told while content is away; for showing somebody the form again that they were filling in. */
  readonly lasting: ContentSource;
}

/** A visitor who applies has seen the job a moment ago, so the page can be made once more although content is away. */
export function rememberedJobs(content: ContentSource): RememberedJobs {
  let last: Awaited<ReturnType<ContentSource['readJobs']>> | undefined;
  const readJobs = async (): Promise<unknown> => {
    last = await content.readJobs();
    return last;
  };
  return {
    listening: { ...content, readJobs },
    lasting: {
      ...content,
      readJobs: async () => {
        try {
          return await readJobs();
        } catch (error) {
          if (last === undefined) throw error;
          return last;
        }
      },
    },
  };
}
