// On SQLite, and on PostgreSQL in the full run: files have columns that a migration adds, and
// missing ones are found by null.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, signIn } from '../../../cms/rest/test-support.ts';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { newEditor, reasonOf } from '../../../cms/testing/people.ts';
import { newPage, pictureFile } from '../../../cms/testing/records.ts';
import { parseSettings } from '../../../config/env.ts';
import { payloadPageSource } from '../source.ts';

const payload = await openForTests();
await newEditor(payload, 'Ann');
const { page } = payloadPageSource(payload);
const films = path.resolve('sample/public/films');
const film = readFileSync(
  path.join(films, readdirSync(films).find((name) => /^arabica-loop\..*-960\.mp4$/.test(name)) ?? ''),
);
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path onclick="x" d="M5 5h60v20H25z"/></svg>';

let token = '';
let poster = 0;

beforeAll(async () => {
  token = (await signIn(payload, 'Ann@agency.example', 'a good long password')) ?? '';
  const filePath = await pictureFile(960, 720);
  poster = (await payload.create({ collection: 'media', data: { alt: 'Its first frame.' }, filePath })).id;
});

interface Sent {
  readonly name: string;
  readonly bytes: Buffer | string;
}

function send(list: string, data: object, file?: Sent, more: { token?: string; id?: number } = { token }) {
  const body = new FormData();
  body.set('_payload', JSON.stringify(data));
  if (file) body.set('file', new Blob([file.bytes as BlobPart]), file.name);
  const { id, ...rest } = more;
  return ask(payload, `/${list}${id ? `/${id}` : ''}?depth=0`, { method: id ? 'PATCH' : 'POST', body, token, ...rest });
}

/** Returns the validation message of each field. */
const issuesOf = async (answer: ReturnType<typeof send>): Promise<Readonly<Record<string, string>>> => {
  const { status, text } = await answer;
  expect(status).toBe(400);
  const { errors } = JSON.parse(text) as { errors: { data: { errors: { path: string; message: string }[] } }[] };
  return Object.fromEntries((errors[0]?.data.errors ?? []).map(({ path: field, message }) => [field, message]));
};

const stored = (name: unknown): string => path.join(parseSettings().DATA_DIR, 'media', String(name));

const fields = { title: 'Loop', description: 'A cup fills.', since: '2026-11-23T00:00:00.000Z' };
const file: Sent = { name: '../Our Loop.html', bytes: film };

describe('a film', () => {
  it('is uploaded, measured and shown by sections', async () => {
    const lies = { width: 1, height: 1, seconds: 900, filename: 'x.html', mimeType: 'text/html', prefix: '../../..' };
    const { status, json } = await send('films', { ...fields, poster, ...lies }, file);
    expect(status).toBe(201);
    const { doc } = json();
    expect(doc).toMatchObject({ mimeType: 'video/mp4', width: 960, height: 720, seconds: 6, filesize: film.length });
    expect(doc.filename).toMatch(/^film-[a-z0-9]{12}\.mp4$/);
    expect(readFileSync(stored(doc.filename)).equals(film)).toBe(true);

    const loops = [1, 2, 3].map((number) => ({ title: `Loop ${number}`, film: { film: doc.id } }));
    await newPage(payload, '/loops', { sections: [{ blockType: 'parallax-grid', items: loops }] });
    const [section] = (await page('/loops'))?.sections ?? [];
    expect(section?.props).toMatchObject({
      items: [
        {
          film: {
            description: fields.description,
            width: 960,
            height: 720,
            seconds: 6,
            sources: [{ url: `/media/${doc.filename}`, type: 'video/mp4', width: 960 }],
            poster: { alt: 'Its first frame.', width: 960 },
          },
        },
        {},
        {},
      ],
    });

    // The measured length stays, and a replaced file is deleted.
    const id = Number(doc.id);
    const kept = await send('films', { ...fields, seconds: 900 }, undefined, { token, id });
    expect(kept.json().doc).toMatchObject({ seconds: 6, filename: doc.filename });
    const other = await send('films', fields, { ...file, name: 'other.mp4' }, { token, id });
    expect(other.json().doc.filename).not.toBe(doc.filename);
    expect(existsSync(stored(doc.filename))).toBe(false);

    expect(await reasonOf(payload.delete({ collection: 'films', id }))).toMatch(
      /still used by the page “Page \/loops”/,
    );
    expect(await reasonOf(payload.delete({ collection: 'media', id: poster }))).toMatch(/used by the film “Loop”/);
  });

  it('that is incomplete is refused, with an error for each field', async () => {
    expect(await issuesOf(send('films', fields))).toEqual({
      file: expect.stringContaining('number at the video service'),
      poster: expect.stringContaining('needs a poster'),
    });
    expect(await issuesOf(send('films', fields, file))).toEqual({ poster: expect.stringContaining('needs a poster') });
    expect(await issuesOf(send('films', { ...fields, poster }, { name: 'a.mp4', bytes: 'no film' }))).toEqual({
      file: expect.stringContaining('MP4 or a WebM'),
    });
    expect(await issuesOf(send('films', { ...fields, poster, video: '76979871' }, file))).toEqual({
      video: expect.stringContaining('Leave this empty'),
    });
    expect(await issuesOf(send('films', { ...fields, poster, video: 'https://vimeo.com/76979871/abc' }))).toEqual({
      video: expect.stringContaining('public film at Vimeo'),
      seconds: expect.stringContaining('whole seconds'),
    });
    expect((await send('films', { ...fields, poster }, file, { token: '' })).status).toBe(403);
  });

  it('at the video service can be shown in a dialog, and not as a loop', async () => {
    const typed = 'https://vimeo.com/76979871?share=copy';
    const { json } = await send('films', { ...fields, title: 'Tour', poster, video: typed, seconds: 61 });
    const { doc } = json();
    expect(doc.video).toBe('76979871');
    const chosen = { film: doc.id };
    const words = { blockType: 'two-column', statement: 'Words.', paragraphs: 'More words.' };
    const made = await newPage(payload, '/tour', { sections: [{ ...words, film: { title: 'Tour', film: chosen } }] });
    expect((await page('/tour'))?.sections[0]?.props).toMatchObject({
      film: { title: 'Tour', film: { videoId: '76979871', seconds: 61, width: 960, height: 720 } },
    });
    const loops = [1, 2, 3].map((number) => ({ title: `Loop ${number}`, film: chosen }));
    const saved = payload.update({
      collection: 'pages',
      id: made.id,
      data: { sections: [{ blockType: 'parallax-grid', items: loops }] as never },
    });
    expect(await reasonOf(saved)).toMatch(/invalid/i);
  });
});

describe('the logo of a partner', () => {
  const shownAs = async (id: unknown, at: string) => {
    await newPage(payload, at, { sections: [{ blockType: 'logo-grid', heading: 'Marks', marks: [id] }] });
    return (await page(at))?.sections[0]?.props;
  };

  it('as SVG is stored without scripts, and takes the colour of the text', async () => {
    const { json } = await send('partners', { name: 'Pier' }, { name: 'pier.html', bytes: drawing });
    const { doc } = json();
    expect(doc.filename).toMatch(/^partner-[a-z0-9]{12}\.mark\.svg$/);
    expect(doc.mimeType).toBe('image/svg+xml');
    expect(readFileSync(stored(doc.filename), 'utf8')).not.toContain('onclick');
    expect(await shownAs(doc.id, '/drawn')).toMatchObject({
      marks: [{ title: 'Pier', url: `/media/${doc.filename}`, ink: 'text', width: 143, height: 48 }],
    });
  });

  it('as PNG is cropped to its visible part, and keeps its colours', async () => {
    const bytes = await sharp(Buffer.from(drawing.replace('<svg', '<svg width="900"')))
      .png()
      .toBuffer();
    const { json } = await send('partners', { name: 'Quay' }, { name: 'quay.png', bytes });
    const { doc } = json();
    expect(doc.filename).toMatch(/^partner-[a-z0-9]{12}\.mark\.webp$/);
    expect(await shownAs(doc.id, '/pictured')).toMatchObject({
      marks: [{ title: 'Quay', url: `/media/${doc.filename}`, ink: 'own', width: 143, height: 48 }],
    });
  });

  it('is required and must be valid, unless the brand provides it', async () => {
    expect(await issuesOf(send('partners', { name: 'None' }))).toEqual({
      file: expect.stringContaining('Upload the logo'),
    });
    const wrong = { name: 'x.svg', bytes: drawing.replace(/viewBox="[^"]*"/, '') };
    expect(await issuesOf(send('partners', { name: 'Wrong' }, wrong))).toEqual({
      file: expect.stringContaining('viewBox'),
    });
    const { id } = await payload.create({ collection: 'partners', data: { name: 'Tree', drawn: 'tree' } });
    const renamed = await send('partners', { name: 'The Tree' }, undefined, { token, id });
    expect(renamed.status).toBe(200);
    expect(await shownAs(id, '/of-the-brand')).toMatchObject({
      marks: [{ name: 'tree', url: expect.stringMatching(/^\/marks\/tree\./) }],
    });
  });
});
