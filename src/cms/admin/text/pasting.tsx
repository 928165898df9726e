'use client';

import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { tidyPasted } from './tidy-pasted.ts';

function sayLeftOut(pictures: number): void {
  if (pictures === 0) return;
  const label = pictures === 1 ? '1 picture was left out' : `${pictures} pictures were left out`;
  toast.warning(`${label}: running text holds none.`, { duration: 10_000 });
}

/** Content copied from the editor itself keeps its own format. */
const isOwn = ({ types }: DataTransfer): boolean => types.includes('application/x-lexical-editor');

/** Cleans up content pasted from Word and web pages, and reports what was left out. */
export function Pasting() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const selection = $getSelection();
          const isHere = event.target instanceof HTMLElement && event.target.isContentEditable;
          const data = 'clipboardData' in event ? event.clipboardData : null;
          if (!isHere || !data || isOwn(data) || !$isRangeSelection(selection)) return false;
          const tidy = tidyPasted(data.getData('text/html'));
          if (!tidy) {
            // A copied picture alone is a file without HTML.
            if (data.types.every((type) => type === 'Files'))
              sayLeftOut([...data.files].filter(({ type }) => type.startsWith('image/')).length);
            return false;
          }
          event.preventDefault();
          selection.insertNodes($generateNodesFromDOM(editor, tidy.page));
          sayLeftOut(tidy.pictures);
          return true;
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  );
  return null;
}
