'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { withElements } from '../../panel/with-elements.tsx';
import { useRecordId } from '../records/record-id.ts';
import { useSay } from '../shell/use-say.ts';
import { chosenFileIssue } from './file-issues.ts';
import { useFile } from './picture-state.ts';

/**
 * Validates a chosen file before its upload and removes it with a reason. Names the file, since
 * Payload's box keeps showing the stored one.
 */
export function PictureFileCheck() {
  const say = useSay();
  const file = useFile();
  const id = useRecordId();
  const { setProcessing } = useForm();
  const dispatch = useFormFields(([, change]) => change);
  const [issue, setIssue] = useState<{ readonly name: string; readonly reason: string }>();

  useEffect(() => {
    if (!file) return undefined;
    let left = false;
    setProcessing(true);
    void chosenFileIssue(file, say)
      .then((reason) => {
        if (left) return;
        setIssue(reason === undefined ? undefined : { name: file.name, reason });
        if (reason !== undefined) dispatch({ type: 'UPDATE', path: 'file', value: null, valid: false });
      })
      .finally(() => setProcessing(false));
    return () => {
      left = true;
    };
  }, [file, dispatch, setProcessing, say]);

  return (
    <>
      <div role="alert" className="picture-fault">
        {issue && (
          <p className="panel-faults">
            {withElements(say('{file} was not taken. '), { file: <b>{issue.name}</b> })}
            {issue.reason}
          </p>
        )}
      </div>
      <div role="status">
        {id !== undefined && file && (
          <p className="panel-words">
            {withElements(say('{file} replaces the current file when you save. Pages that show the picture keep it.'), {
              file: <b>{file.name}</b>,
            })}
          </p>
        )}
      </div>
    </>
  );
}
