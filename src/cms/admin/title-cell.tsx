'use client';

import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { untitled } from '../title-said.ts';

/**
 * In lists, and where one is chosen from them: what a record is called, also before anybody has
 * named it.
 */
export function TitleCell(props: DefaultCellComponentProps) {
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: props.cellData || untitled }}
      columnIndex={0}
      enableRowSelections
      isLinkedColumn={props.link === true}
    />
  );
}
