import { mediaPath } from '../../cms/collections/media.ts';
import type { Film as FilmRecord, Partner } from '../../cms/payload-types.ts';
import { drawnFilm, drawnMark } from '../../cms/records/drawn.ts';
import type { RelatedRecords } from '../../cms/records/related-records.ts';
import type { AnyFilm } from '../../domain/film.ts';
import { type Mark, opticalScale } from '../../domain/mark.ts';
import { firstPicture } from './views.ts';

/** Converts a film record; returns null if its file is gone, or if it has no poster. */
async function filmOf(related: RelatedRecords, record: FilmRecord): Promise<AnyFilm | null> {
  const { drawn, description, since, filename, mimeType, width, height, seconds, video } = record;
  const comes = drawn ? drawnFilm(drawn, description) : null;
  const poster = (await firstPicture(related, record.poster)) ?? comes?.poster;
  if (filename && mimeType && width && height && seconds && poster) {
    const sources = [{ url: mediaPath(filename), type: mimeType, width }];
    return { description, width, height, seconds, sources, poster, since };
  }
  if (comes) return { ...comes, since };
  if (!video || !seconds || !poster) return null;
  // Takes the aspect ratio of its poster, without a request to the video service.
  return { description, width: poster.width, height: poster.height, seconds, videoId: video, poster, since };
}

export async function firstFilm(related: RelatedRecords, value: unknown): Promise<AnyFilm | null> {
  const [record]: (FilmRecord | undefined)[] = await related.load('films', value);
  return record ? filmOf(related, record) : null;
}

function markOf({ filename, mimeType, width, height, name, drawn }: Partner): Mark | null {
  if (!filename || !width || !height) return drawn ? drawnMark(drawn) : null;
  const shown = { name: filename, title: name };
  if (mimeType === 'image/svg+xml') return { ...shown, width, height, url: mediaPath(filename), ink: 'text' };
  const scale = opticalScale(width, height);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  return { ...shown, ...size, url: mediaPath(filename), ink: 'own' };
}

export async function firstMark(related: RelatedRecords, value: unknown): Promise<Mark | null> {
  const [record]: (Partner | undefined)[] = await related.load('partners', value);
  return record ? markOf(record) : null;
}
