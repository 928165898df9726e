import type { Payload } from 'payload';
import { readSecret } from '../../cms/auth/secret.ts';
import { filesFolder } from '../../config/derived.ts';
import type { Settings } from '../../config/env.ts';
import { firstLanguage, type Language } from '../../domain/languages.ts';
import { makeStart, makeStartOver } from '../checks/form-start.ts';
import { limitInDatabase, limitInMemory } from '../checks/rate-limit.ts';
import { submit } from '../store/submit.ts';
import type { Forms } from './form-routes.ts';

/** Source of the open jobs. */
export interface OpenJobs {
  readonly jobs: () => Promise<readonly { readonly slug: string; readonly job: string }[]>;
}

interface FormParts {
  readonly settings: Settings;
  readonly payload: Payload;
  readonly contentIn: (language: Language) => OpenJobs;
  readonly hasForm: Forms['hasForm'];
  /** Called when a delivery is due. */
  readonly deliverNow: () => void;
  readonly count?: Forms['count'];
  readonly journeyOf?: Forms['journeyOf'];
}

/** Connects the form routes to the store, the limits and the open jobs. */
export function openForms(
  { settings, payload, contentIn, hasForm, deliverNow, count, journeyOf }: FormParts,
  showForm: Forms['showForm'],
): Forms {
  const secret = readSecret(settings);
  return {
    folder: filesFolder(settings),
    maySend: settings.DATABASE_URL
      ? limitInDatabase(payload, secret, settings.FORM_LIMIT)
      : limitInMemory(settings.FORM_LIMIT),
    makeStart: (shown) => makeStart(secret, Date.now(), shown),
    makeStartOver: () => makeStartOver(secret, Date.now()),
    submit: async (post) => {
      const result = await submit(payload, settings, post);
      if (result.outcome === 'taken') deliverNow();
      return result;
    },
    findJob: async (slug, language) => {
      try {
        for (const one of new Set([firstLanguage, language])) {
          const found = (await contentIn(one).jobs()).find((job) => job.slug === slug);
          if (found) return found.job;
        }
        return null;
      } catch {
        // An application is not lost while content cannot be read.
        return undefined;
      }
    },
    hasForm,
    showForm,
    count,
    journeyOf,
  };
}
