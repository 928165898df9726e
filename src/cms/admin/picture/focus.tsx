'use client';

import { useField, useForm } from '@payloadcms/ui';
import type { KeyboardEvent, PointerEvent } from 'react';
import { withElements } from '../../panel/with-elements.tsx';
import { useSay } from '../shell/use-say.ts';
import { useFocus, usePictureState } from './picture-state.ts';
import './focus.css';

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Focal point of a picture: set by click or arrow keys. */
export function PictureFocus() {
  const say = useSay();
  const seen = usePictureState();
  const [x, y] = useFocus();
  const { setValue: setX } = useField<number>({ path: 'focalX' });
  const { setValue: setY } = useField<number>({ path: 'focalY' });
  const { setModified } = useForm();
  if (!seen.url) return null;

  const move = (toX: number, toY: number) => {
    setX(within(toX));
    setY(within(toY));
    setModified(true);
  };
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    move(x + by[0] * far, y + by[1] * far);
  };
  const place = say('{x} % across, {y} % down', { x, y });
  if (seen.drawn)
    return (
      <div className="picture-focus">
        <img src={seen.url} alt="" />
        <p>{say('This picture comes with the brand, which sets its focal point.')}</p>
      </div>
    );
  return (
    <div className="picture-focus">
      <button
        type="button"
        className="picture-focus__point"
        aria-label={say('Focal point: {place}. Arrow keys move it.', { place })}
        onPointerDown={press}
        onPointerMove={press}
        onKeyDown={step}
      >
        <img src={seen.url} alt="" draggable={false} />
        <svg aria-hidden="true" width="100%" height="100%">
          <line x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
          <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
          <circle cx={`${x}%`} cy={`${y}%`} r="20" />
          <circle cx={`${x}%`} cy={`${y}%`} r="15" />
        </svg>
      </button>
      <p>
        {withElements(say('Focal point: {place}. Press on the picture, or use the arrow keys; with Shift in tens. '), {
          place: <b>{place}</b>,
        })}
        {(x !== 50 || y !== 50) && (
          <button type="button" className="panel-link" onClick={() => move(50, 50)}>
            {say('Back to the middle')}
          </button>
        )}
      </p>
      <p className="panel-hidden" aria-live="polite">
        {place}
      </p>
    </div>
  );
}
