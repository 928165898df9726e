import type { CollectionConfig, Field, GroupField } from 'payload';
import { acceptedTypes } from '../../lib/media/picture-header.ts';
import { pictureSizes } from '../../lib/media/picture-sizes.ts';
import { drawnField } from '../fields/drawn.ts';
import { checksPictureFile } from '../media/picture-file.ts';
import { makesFirstSizes } from '../media/sizes/first-sizes.ts';
import { answersForWords, pictureFacts, picturePanel, seenInLists, words } from '../media/sizes/panel-fields.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { usesPrecomputedSizes } from '../patches/editing/precomputed-sizes.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import type { Media } from '../payload-types.ts';
import { drawnPicture } from '../records/drawn.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';
import { keepsWhileUsed } from '../usages/record-uses.ts';
import { findsUnused } from '../usages/unused-pictures.ts';
import { usesEndpoint } from '../usages/uses-of-record.ts';

/**
 * Characters allowed as they are in a path segment (RFC 3986, 3.3), which file servers look up
 * unencoded.
 */
const asItIs = /%(?:2B|2C|3B|3A|40|26|3D|24)/g;

/** Public address of a stored file, the same for the local folder and S3. */
export const mediaPath = (filename: string): string =>
  `/media/${encodeURIComponent(filename).replace(asItIs, decodeURIComponent)}`;

/** Thumbnail in the panel: the smallest file of the picture, or the brand's own. */
function thumbnailOf({ drawn, sizes }: Partial<Media>): string | null {
  if (sizes?.avif400?.filename) return mediaPath(sizes.avif400.filename);
  return drawn ? (drawnPicture(drawn)?.url ?? null) : null;
}

const inNoList = { hidden: true, disableListColumn: true, disableListFilter: true, disableGroupBy: true } as const;

const text = (name: string, index = false): Field => ({ name, type: 'text', index, admin: inNoList });
const number = (name: string): Field => ({ name, type: 'number', admin: inNoList });

/**
 * Encoded files of the picture. Payload's own `imageSizes` would make all of them during the
 * upload.
 */
const sizes: GroupField = {
  name: 'sizes',
  type: 'group',
  admin: inNoList,
  fields: pictureSizes.map(
    ({ name }): GroupField => ({
      name,
      type: 'group',
      admin: inNoList,
      fields: [
        text('url'),
        number('width'),
        number('height'),
        text('mimeType'),
        number('filesize'),
        text('filename', true),
      ],
    }),
  ),
};

/** @param directory absolute path of the folder for files without an S3 store */
export const mediaCollection = (directory: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Shared',
    useAsTitle: 'title',
    defaultColumns: ['title', 'seen', 'alt', 'updatedAt'],
    listSearchableFields: ['title', 'alt', 'filename'],
    description: 'Every picture needs a text that says what it shows, or is marked as decorative.',
    components: { beforeListTable: ['/cms/admin/picture/picture-views.tsx#PictureViews'] },
  },
  lockDocuments: lock,
  endpoints: [usesEndpoint('media')],
  // Payload duplicates a file by fetching it under the host name of the request, which a client can
  // forge.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [checksPictureFile, findsUnused],
    beforeChange: [usesPrecomputedSizes, makesFirstSizes],
    beforeValidate: [refusesStaleSave, answersForWords],
    afterChange: [bumpsToken('media'), recordsSave, keepsLock],
    beforeDelete: [keepsWhileUsed],
    afterDelete: [bumpsTokenOnDelete('media')],
  },
  upload: {
    staticDir: directory,
    mimeTypes: [...acceptedTypes],
    // The site's own form shows the crops.
    focalPoint: false,
    crop: false,
    adminThumbnail: ({ doc }) => thumbnailOf(doc as Partial<Media>),
    // Pictures of the brand have their files in its folder.
    filesRequiredOnCreate: false,
    // Never fetches a URL for an editor: the server could be used to reach into its network.
    pasteURL: false,
  },
  fields: [
    seenInLists,
    ...picturePanel,
    ...words,
    {
      name: 'title',
      type: 'text',
      maxLength: 140,
      admin: { description: 'A name to find it by.' },
    },
    drawnField('picture'),
    ...pictureFacts,
    // Measured when the file is saved.
    { name: 'colour', type: 'text', admin: { hidden: true } },
    number('focalX'),
    number('focalY'),
    sizes,
    // Time from which a worker may make missing sizes; empty when all are there.
    { name: 'sizesDue', type: 'date', index: true, admin: inNoList },
  ],
});
