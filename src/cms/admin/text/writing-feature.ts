'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { CodeFence } from './code-fence.tsx';
import { Pasting } from './pasting.tsx';

/** Adds code blocks started with Enter, and clean pasting from Word. */
export const WritingFeatureClient = createClientFeature({
  plugins: [
    { Component: CodeFence, position: 'normal' },
    { Component: Pasting, position: 'normal' },
  ],
});
