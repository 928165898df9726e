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
import type { Say } from '../../panel/say.ts';
import { useSay } from '../shell/use-say.ts';
import { tidyPasted } from './tidy-pasted.ts';

function warnOfLeftOut(pictures: number, say: Say): void {
  if (pictures === 0) return;
  const words =
    pictures === 1
      ? '{count} picture was left out: running text holds none.'
      : '{count} pictures were left out: running text holds none.';
  toast.warning(say(words, { count: pictures }), { duration: 10_000 });
}

/** Content copied from the editor itself keeps its own format. */
const isOwn = ({ types }: DataTransfer): boolean => types.includes('application/x-lexical-editor');

/** Cleans up content pasted from Word and web pages, and reports what was left out. */
export function Pasting() {
  const say = useSay();
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
              warnOfLeftOut([...data.files].filter(({ type }) => type.startsWith('image/')).length, say);
            return false;
          }
          event.preventDefault();
          selection.insertNodes($generateNodesFromDOM(editor, tidy.page));
          warnOfLeftOut(tidy.pictures, say);
          return true;
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor, say],
  );
  return null;
}
