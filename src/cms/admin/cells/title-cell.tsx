'use client';

import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { untitled } from '../../records/untitled.ts';
import { useSay } from '../shell/use-say.ts';

/** Cell with the title of a record, or a placeholder while it has none. */
export function TitleCell(props: DefaultCellComponentProps) {
  const say = useSay();
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: props.cellData || say(untitled) }}
      columnIndex={0}
      enableRowSelections
      isLinkedColumn={props.link === true}
    />
  );
}
