'use client';

import { toast, useAllFormFields, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useSay } from '../shell/use-say.ts';
import { removedRow } from './removed-row.ts';

/** Milliseconds during which a removal can be undone. */
const offered = 20_000;

interface UndoRemovalProps {
  /** Path of the list. */
  readonly rows: string;
  /** Name of one row, for the message. */
  readonly one: string;
}

/** Shows a toast after a row was removed, with an undo action. */
export function UndoRemoval({ rows, one }: UndoRemovalProps) {
  const say = useSay();
  const [state] = useAllFormFields();
  const { addFieldRow, getDataByPath } = useForm();
  const before = useRef(state);
  useEffect(() => {
    const removed = removedRow(rows, before.current, state);
    before.current = state;
    if (!removed) return;
    const { index, blockType, fields } = removed;
    const putBack = () =>
      addFieldRow({
        path: rows,
        schemaPath: rows,
        // Other rows may have been removed meanwhile.
        rowIndex: Math.min(index, getDataByPath<readonly unknown[] | undefined>(rows)?.length ?? 0),
        ...(blockType === undefined ? {} : { blockType }),
        subFieldState: fields,
      });
    toast(say('{row} {number} was removed.', { row: say(one), number: index + 1 }), {
      duration: offered,
      action: { label: say('Undo'), onClick: putBack },
    });
  }, [state, rows, one, addFieldRow, getDataByPath, say]);
  return null;
}
