import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Picture } from '../picture/picture.tsx';
import { SignalMask } from './signal-mask.tsx';

const signals = ['1', '3', '8', '8-south-west', '9', '10'] as const;

export const gallery: Gallery = signals.map((signal) => ({
  state: `signal ${signal}`,
  content: (
    <SignalMask signal={signal}>
      <Picture {...artwork.picture('work/tai-ping-illustration', 'A woven carpet.')} sizes="50vw" />
    </SignalMask>
  ),
}));
