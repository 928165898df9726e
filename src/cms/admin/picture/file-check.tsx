'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { faultOfFile } from '../../../shared/picture-header.ts';
import { useFile } from './seen.ts';

/** Where a picture says how large it is, behind what a camera has noted. */
const headBytes = 256 * 1024;

/**
 * Looks at a file that somebody has chosen before any of it is sent, and takes it out again with the reason. The box of Payload above
 * goes on showing the file that is there, so one that is to take its place is named.
 */
export function PictureFileCheck() {
  const file = useFile();
  const { id } = useDocumentInfo();
  const { setProcessing } = useForm();
  const dispatch = useFormFields(([, change]) => change);
  const [fault, setFault] = useState<{ readonly name: string; readonly reason: string }>();

  useEffect(() => {
    if (!file) return undefined;
    let left = false;
    setProcessing(true);
    void file
      .slice(0, headBytes)
      .arrayBuffer()
      .then((head) => {
        if (left) return;
        const reason = faultOfFile(new Uint8Array(head), file.size);
        setFault(reason === undefined ? undefined : { name: file.name, reason });
        if (reason !== undefined) dispatch({ type: 'UPDATE', path: 'file', value: null, valid: false });
      })
      .finally(() => setProcessing(false));
    return () => {
      left = true;
    };
  }, [file, dispatch, setProcessing]);

  return (
    <>
      <div role="alert" className="picture-fault">
        {fault && (
          <p className="panel-faults">
            <b>{fault.name}</b> was not taken. {fault.reason}
          </p>
        )}
      </div>
      <div role="status">
        {id !== undefined && file && (
          <p className="panel-words">
            <b>{file.name}</b> takes its place once you save. Pages that show it keep it.
          </p>
        )}
      </div>
    </>
  );
}
