'use client';

import { $isBlockNode } from '@payloadcms/richtext-lexical/client';
import { $getNearestNodeFromDOMNode, SKIP_DOM_SELECTION_TAG } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef } from 'react';

/**
 * Writes input in a block to the running text at once. Payload asks its server first, and a
 * publication meanwhile would miss it.
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
      // Without this tag the field would lose focus.
      { tag: SKIP_DOM_SELECTION_TAG },
    );
  }, [fields, editor]);
  return <span ref={here} hidden />;
}
