'use client';

import { $isBlockNode } from '@payloadcms/richtext-lexical/client';
import { $getNearestNodeFromDOMNode, SKIP_DOM_SELECTION_TAG } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef } from 'react';

/**
 * Inside a block of running text: puts what is typed there into the text at once. Payload asks its
 * server first, and what is published meanwhile would lack it.
 */
export function SyncBlock() {
  const [fields] = useAllFormFields();
  const [editor] = useLexicalComposerContext();
  const here = useRef<HTMLSpanElement>(null);
  const before = useRef<string>(undefined);

  useEffect(() => {
    const values = reduceFieldsToValues(fields, true);
    const now = JSON.stringify(values);
    const isChanged = before.current !== undefined && before.current !== now;
    before.current = now;
    if (!isChanged) return;
    editor.update(
      () => {
        const node = here.current && $getNearestNodeFromDOMNode(here.current);
        if ($isBlockNode(node)) node.setFields({ ...node.getFields(), ...values }, true);
      },
      // Or the focus would leave the field.
      { tag: SKIP_DOM_SELECTION_TAG },
    );
  }, [fields, editor]);
  return <span ref={here} hidden />;
}
