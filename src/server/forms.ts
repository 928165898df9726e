import type { Payload } from 'payload';
import { readSecret } from '../cms/secret.ts';
import type { ContentSource } from '../content/source.ts';
import type { Settings } from '../env.ts';
import { countInDatabase, countInMemory } from '../intake/count.ts';
import { makeStart, makeStartOver } from '../intake/form-start.ts';
import { challengeLifetime, proofOfWork } from '../intake/proof-of-work.ts';
import { limitInDatabase, limitInMemory } from '../intake/rate-limit.ts';
import { filesFolder, submit } from '../intake/submit.ts';
import type { Forms } from './form-routes.ts';

/** Puts together what takes the forms. `wake` is called when there is something to deliver. */
export function openForms(
  settings: Settings,
  payload: Payload,
  content: Pick<ContentSource, 'jobs'>,
  wake: () => void,
  renderForm: Forms['renderForm'],
): Forms {
  const secret = readSecret(settings);
  // Longer than a challenge lives, so that a solution cannot outlive the memory of its use.
  const remembered = 2 * challengeLifetime;
  const proof = settings.FORM_PROOF_OF_WORK
    ? proofOfWork(
        secret,
        settings.DATABASE_URL ? countInDatabase(payload, secret, remembered) : countInMemory(remembered),
      )
    : undefined;
  return {
    folder: filesFolder(settings),
    maySend: settings.DATABASE_URL
      ? limitInDatabase(payload, secret, settings.FORM_LIMIT)
      : limitInMemory(settings.FORM_LIMIT),
    makeStart: (shown) => makeStart(secret, Date.now(), shown),
    makeStartOver: () => makeStartOver(secret, Date.now()),
    makeChallenge: proof?.makeChallenge,
    submit: async (post) => {
      const result = await submit(payload, settings, post, proof);
      if (result.outcome === 'taken') wake();
      return result;
    },
    findJob: async (slug) => {
      try {
        return (await content.jobs()).find((job) => job.slug === slug)?.job ?? null;
      } catch {
        // Content is away. The application is not lost over that.
        return undefined;
      }
    },
    renderForm,
  };
}
