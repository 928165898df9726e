import type { CollectionBeforeValidateHook } from 'payload';
import { type Issue, refusesIssues } from '../../editorial/checks/validation-issues.ts';
import type { Film } from '../../payload-types.ts';

/** URL of a film at Vimeo as people copy it, or its number alone. */
const atTheService = /^(?:https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?)?(?<number>\d{6,12})(?:\?.*)?$/;

const mostSeconds = 3 * 60 * 60;

const isLength = (seconds: unknown): boolean =>
  typeof seconds === 'number' && Number.isInteger(seconds) && seconds > 0 && seconds <= mostSeconds;

function issuesOf({ drawn, filename, video, poster, seconds }: Partial<Film>): Issue[] {
  const issues: Issue[] = [];
  const hasOwn = Boolean(filename || drawn);
  if (!hasOwn && !video)
    issues.push({ path: 'file', message: 'Give the film as a file, or its number at the video service.' });
  if (filename && video)
    issues.push({ path: 'video', message: 'This film has a file, and that is what plays. Leave this empty.' });
  if (video && !/^\d+$/.test(video))
    issues.push({
      path: 'video',
      message:
        'Write the number of a public film at Vimeo, or its address: https://vimeo.com/76979871. Films with a secret address cannot be shown.',
    });
  if (video && !hasOwn && !isLength(seconds))
    issues.push({ path: 'seconds', message: 'Say how long it is, in whole seconds, three hours at most.' });
  if (!drawn && !poster)
    issues.push({ path: 'poster', message: 'A film needs a poster: until it plays, that is what is seen.' });
  return issues;
}

/** Checks that a film is a file or is at the video service, and has all fields that pages show. */
export const checksFilm: CollectionBeforeValidateHook = ({ data, originalDoc, req, collection }) => {
  if (!data) return data;
  const video = typeof data.video === 'string' ? data.video.trim() : data.video;
  const found = typeof video === 'string' ? (atTheService.exec(video)?.groups?.number ?? video) : video;
  const given = video === undefined ? data : { ...data, video: found || null };
  refusesIssues(req, collection, issuesOf({ ...originalDoc, ...given }));
  return given;
};
