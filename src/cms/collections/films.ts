import type { CollectionConfig } from 'payload';
import { siteTime, wholeDay } from '../fields/day.ts';
import { drawnField } from '../fields/drawn.ts';
import { checksFilm } from '../media/uploads/film-checks.ts';
import { checksFilmFile, filmTypes, keepsLength } from '../media/uploads/film-file.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';
import { keepsWhileUsed } from '../usages/record-uses.ts';
import { keptWhileUsed, usesEndpoint, usesField } from '../usages/uses-of-record.ts';

/**
 * Films: silent files that play in the page, and films of the video service, which open in a
 * dialog. Cases, carousels and grids may share one.
 *
 * @param directory absolute path of the folder for files without an S3 store
 */
export const filmsCollection = (directory: string): CollectionConfig => ({
  slug: 'films',
  labels: { singular: 'Film', plural: 'Films' },
  disableDuplicate: true,
  admin: {
    group: 'Shared',
    useAsTitle: 'title',
    defaultColumns: ['title', 'description', 'updatedAt'],
    listSearchableFields: ['title', 'filename'],
    description:
      'A film is a silent file, MP4 (H.264) or WebM, of at most 30 MB, five minutes and 2560 pixels on a side; or a number at the video service.',
  },
  lockDocuments: lock,
  endpoints: [usesEndpoint('films')],
  hooks: {
    beforeOperation: [checksFilmFile],
    beforeValidate: [refusesStaleSave, checksFilm],
    beforeChange: [keepsLength],
    afterChange: [bumpsToken('films'), recordsSave, keepsLock],
    beforeDelete: [keepsWhileUsed],
    afterDelete: [bumpsTokenOnDelete('films')],
  },
  upload: {
    staticDir: directory,
    mimeTypes: [...filmTypes],
    focalPoint: false,
    crop: false,
    bulkUpload: false,
    // Films of the brand have their files in its folder, and films of the video service have none.
    filesRequiredOnCreate: false,
    pasteURL: false,
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80, admin: { description: 'A name to find it by.' } },
    {
      name: 'description',
      label: 'What happens in it',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      admin: { description: 'For visitors who cannot see it, and for search engines.' },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description: 'A picture in the shape of the film, best its first frame. Until it plays, that is what is seen.',
      },
    },
    {
      name: 'video',
      label: 'Number at the video service',
      type: 'text',
      maxLength: 90,
      admin: {
        description:
          'Instead of a file: the number or the address of a public film at Vimeo. It opens over the page; sections whose films play automatically cannot show it.',
        condition: ({ filename, drawn }) => !filename && !drawn,
      },
    },
    {
      name: 'seconds',
      label: 'Length in seconds',
      type: 'number',
      admin: {
        description: 'Of a film at the video service. Of a file it is measured.',
        condition: ({ video, filename }) => Boolean(video) && !filename,
      },
    },
    {
      name: 'since',
      label: 'First shown',
      type: 'date',
      timezone: siteTime,
      required: true,
      admin: { position: 'sidebar', description: 'Search engines ask.', date: wholeDay },
    },
    drawnField('film'),
    usesField(keptWhileUsed),
  ],
});
