import { brand } from '../../config/brand/facts.ts';
import type { Gallery } from '../../gallery/entry.ts';
import type { BrandFacts } from '../../lib/brand-shape.ts';
import { Nameplate } from './nameplate.tsx';

const { sign }: BrandFacts['address'] = brand.address;

export const gallery: Gallery = sign
  ? [
      { state: 'small', ground: 'ink', content: <Nameplate {...sign} /> },
      { state: 'large', ground: 'accent1', content: <Nameplate {...sign} large /> },
    ]
  : [];
