import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';

let records = 0;

/** Creates a case with a unique title and address, published by default. */
export async function newWork(
  payload: Payload,
  data: Partial<{ title: string; slug: string; addressBarUrl: string; _status: 'draft' | 'published' }> = {},
) {
  records += 1;
  return payload.create({
    collection: 'works',
    data: {
      title: `Case ${records}`,
      slug: `case-${records}`,
      postDate: '2024-01-01T00:00:00.000Z',
      _status: 'published',
      ...data,
    },
  });
}

/** Creates a page with one statement, published by default. */
export async function newPage(
  payload: Payload,
  path: string,
  data: Partial<{ title: string; _status: 'draft' | 'published'; sections: readonly object[] }> = {},
) {
  const {
    sections = [{ blockType: 'statement', ground: 'paper', statement: `At ${path}`, paragraph: 'Words.' }],
    ...rest
  } = data;
  return payload.create({
    collection: 'pages',
    data: {
      path,
      title: `Page ${path}`,
      description: 'A page that is made for a test, with a description that is long enough to be one.',
      ground: 'paper',
      _status: 'published',
      ...rest,
      sections: sections as never,
    },
  });
}

/** Creates a red picture on disk. */
export async function pictureFile(width = 4, height = 3): Promise<string> {
  records += 1;
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'picture-')), `picture-${width}-${records}.png`);
  const made = sharp({ create: { width, height, channels: 3, background: '#d8211a' } });
  writeFileSync(file, await made.png().toBuffer());
  return file;
}
