'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { sizesOf } from '../../../lib/media/picture-sizes.ts';
import type { Media } from '../../payload-types.ts';
import { useRecordId } from '../records/record-id.ts';
import { useSay } from '../shell/use-say.ts';
import './sizes.css';

/** Polling interval in ms while sizes are generated. */
const pollInterval = 1000;

const weight = (bytes: number | null | undefined): string => {
  if (!bytes) return '';
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
};

const kindOf = (type: string | null | undefined): string => (type ?? '').replace('image/', '').toUpperCase();

/** Generated sizes of a picture and their progress. */
export function PictureSizes() {
  const say = useSay();
  const id = useRecordId();
  const { savedDocumentData } = useDocumentInfo();
  const [looked, setLooked] = useState<Media>();
  const saved = savedDocumentData as Media | undefined;
  const record = looked && saved && looked.filename === saved.filename ? looked : saved;
  const waiting = Boolean(record?.sizesDue);

  useEffect(() => {
    if (!waiting || id === undefined) return undefined;
    const left = new AbortController();
    const timer = setInterval(() => {
      void fetch(`/cms/media/${id}?depth=0`, { signal: left.signal })
        .then(async (answer) => (answer.ok ? setLooked((await answer.json()) as Media) : undefined))
        .catch(() => undefined);
    }, pollInterval);
    return () => {
      left.abort();
      clearInterval(timer);
    };
  }, [waiting, id]);

  if (!record?.filename || id === undefined) return null;
  const wanted = sizesOf(record.width ?? 0);
  const made = wanted.flatMap(({ name }) => {
    const size = record.sizes?.[name as keyof NonNullable<Media['sizes']>];
    return size?.filename ? [size] : [];
  });
  return (
    <section className="picture-sizes panel-part" aria-labelledby="picture-sizes">
      <h2 id="picture-sizes">
        {say('Sizes')}{' '}
        <small className="panel-quiet" role="status">
          {waiting
            ? say('Making sizes: {done} of {count}', { done: made.length, count: wanted.length })
            : say('what visitors are given')}
        </small>
      </h2>
      {waiting && <progress max={wanted.length} value={made.length} aria-labelledby="picture-sizes" />}
      <table className="panel-table">
        <tbody>
          <tr>
            <th scope="row">{say('Original, for the panel alone')}</th>
            <td>
              {record.width} × {record.height}
            </td>
            <td>{kindOf(record.mimeType)}</td>
            <td>{weight(record.filesize)}</td>
          </tr>
          {made.map(({ filename, width, height, mimeType, filesize }) => (
            <tr key={filename}>
              <th scope="row">{say('{width} wide', { width: width ?? '' })}</th>
              <td>
                {width} × {height}
              </td>
              <td>{kindOf(mimeType)}</td>
              <td>{weight(filesize)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
