import type { CollectionConfig } from 'payload';
import { encoderOptions, pictureSizes, sizedFileName } from '../../shared/picture-sizes.ts';
import { anyone, editors, untilPasswordIsChosen } from '../access.ts';
import { raisesStamp, raisesStampOnDelete } from '../content-stamp.ts';
import { drawnPicture } from '../drawn.ts';
import { lock, staysLocked } from '../engine/kept-locks.ts';
import { takesReadySizes } from '../engine/ready-sizes.ts';
import { notesSave, refusesStaleSave } from '../engine/stale-saves.ts';
import { drawnField } from '../fields/drawn.ts';
import type { Media } from '../payload-types.ts';
import { measuresColour } from '../picture-colour.ts';
import { acceptedTypes, checksPictureFile } from '../picture-file.ts';
import { keepsWhileUsed } from '../record-uses.ts';

/** What may stand in a part of a path as it is (RFC 3986, 3.3), and what a server of files looks for as it is. */
const asItIs = /%(?:2B|2C|3B|3A|40|26|3D|24)/g;

/** Public address of a stored file. One place, because the local folder and S3 answer at the same one. */
export const mediaPath = (filename: string): string =>
  `/media/${encodeURIComponent(filename).replace(asItIs, decodeURIComponent)}`;

/** What the panel shows of a picture: the smallest of its files, or the brand's own. */
function thumbnailOf({ drawn, sizes }: Partial<Media>): string | null {
  if (sizes?.avif400?.filename) return mediaPath(sizes.avif400.filename);
  return drawn ? (drawnPicture(drawn)?.url ?? null) : null;
}

const smallest: readonly string[] = ['avif400', 'webp1200'];

/** @param directory absolute path of the folder that holds the files when no S3 store is configured. */
export const mediaCollection = (directory: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    hidden: untilPasswordIsChosen,
    group: 'Shared',
    listSearchableFields: ['title', 'alt', 'filename'],
    description: 'Every picture needs a text that says what it shows.',
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  lockDocuments: lock,
  // A second one of the same picture would be fetched from the store by whatever host name a request carries.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [checksPictureFile],
    beforeChange: [measuresColour, takesReadySizes],
    beforeValidate: [refusesStaleSave],
    afterChange: [raisesStamp('media'), notesSave, staysLocked],
    beforeDelete: [keepsWhileUsed],
    afterDelete: [raisesStampOnDelete('media')],
  },
  upload: {
    staticDir: directory,
    mimeTypes: [...acceptedTypes],
    focalPoint: true,
    imageSizes: pictureSizes.map(({ name, width, format }) => ({
      name,
      width,
      // The smallest of each format is made of every picture, however small it is: a visitor is never sent what was uploaded.
      ...(smallest.includes(name) ? { withoutEnlargement: true } : {}),
      formatOptions: { format, options: encoderOptions[format] },
      generateImageName: ({ originalName }) => sizedFileName(originalName, width, format),
      admin: { disableListColumn: true, disableListFilter: true, disableGroupBy: true },
    })),
    adminThumbnail: ({ doc }) => thumbnailOf(doc as Partial<Media>),
    // A picture that comes with the brand has its files there.
    filesRequiredOnCreate: false,
    // No address may be fetched on an editor's behalf: that would let the server be used to reach inside its network.
    pasteURL: false,
  },
  fields: [
    {
      name: 'alt',
      label: 'Alt text',
      type: 'text',
      required: true,
      maxLength: 250,
      admin: { description: 'What the picture shows, as you would say it on the telephone.' },
    },
    {
      name: 'title',
      type: 'text',
      maxLength: 140,
      admin: { description: 'A name to find it by. Empty: the file name.' },
    },
    drawnField('picture'),
    // Measured when the file is saved.
    { name: 'colour', type: 'text', admin: { hidden: true } },
  ],
});
