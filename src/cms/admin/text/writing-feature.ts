'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { CodeFence } from './code-fence.tsx';
import { Pasting } from './pasting.tsx';

/** Code blocks begun with Enter, and text from Word. */
export const WritingFeatureClient = createClientFeature({
  plugins: [
    { Component: CodeFence, position: 'normal' },
    { Component: Pasting, position: 'normal' },
  ],
});
