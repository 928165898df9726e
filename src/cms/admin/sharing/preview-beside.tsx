'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useSay } from '../shell/use-say.ts';
import { openPart } from './open-part.ts';
import './preview-beside.css';

interface PreviewBesideProps {
  /** Name and fields of each part of the page, by its first field. */
  readonly parts: Readonly<Record<string, { readonly name: string; readonly fields: readonly string[] }>>;
  /** Field whose rows are parts of the page, if any. */
  readonly rows?: string;
}

const fieldOf = (element: Element): string | undefined =>
  /^field-([a-zA-Z\d]+)/.exec(element.closest('[id^="field-"]')?.id ?? '')?.[1];

/**
 * Returns the index of the row of this list that contains the element; skips rows of nested lists.
 */
const rowOf = (element: Element, rows: string): string | undefined => {
  const own = new RegExp(`^${rows}-row-(\\d+)$`);
  for (let row = element.closest(`[id^="${rows}-row-"]`); row; row = row.parentElement?.closest('[id]') ?? null) {
    const [, index] = own.exec(row.id) ?? [];
    if (index !== undefined) return index;
  }
  return undefined;
};

/** Returns number and type of a section, as its row shows them. */
const nameOfRow = (rows: string, row: string): string => {
  const kind = document.querySelector(`#${rows}-row-${row} .section-label__text b`)?.textContent ?? '';
  return `${Number(row) + 1} ${kind}`.trim();
};

/**
 * Links form and preview: outlines the edited part in the page, and opens the clicked part in the
 * form.
 */
export function PreviewBeside({ parts, rows }: PreviewBesideProps) {
  const say = useSay();
  const { iframeRef, popupRef, previewWindowType, isLivePreviewing, breakpoint, breakpoints, appIsReady } =
    useLivePreviewContext();

  useEffect(() => {
    if (!isLivePreviewing) return undefined;
    const page = () => (previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow);
    let current: string | undefined;
    const show = (part: string | undefined, name = '') => {
      if (part === undefined || part === current) return;
      current = part;
      page()?.postMessage({ type: 'preview-part', part, name }, location.origin);
    };
    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const row = rows && rowOf(target, rows);
      const field = fieldOf(target);
      if (rows && row) return show(`row-${row}`, nameOfRow(rows, row));
      const part = Object.keys(parts).find((one) => field !== undefined && parts[one]?.fields.includes(field));
      show(part, part && say(parts[part]?.name ?? ''));
    };
    const pressed = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== page() || typeof data !== 'object' || data === null) return;
      const { type, part } = data as { readonly type?: unknown; readonly part?: unknown };
      if (type !== 'preview-part-pressed' || typeof part !== 'string') return;
      void openPart(part, rows);
    };
    document.addEventListener('focusin', focused);
    window.addEventListener('message', pressed);
    return () => {
      document.removeEventListener('focusin', focused);
      window.removeEventListener('message', pressed);
    };
  }, [parts, rows, isLivePreviewing, previewWindowType, iframeRef, popupRef, say]);

  // Scales a page of 1440 px to the room beside the form instead of cutting it off.
  const width = breakpoints?.find(({ name }) => name === breakpoint)?.width;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window is there once the page in it has answered.
  useEffect(() => {
    const room = document.querySelector<HTMLElement>('.live-preview-window__main');
    if (!isLivePreviewing || !room) return undefined;
    const adjust = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(room);
      const inside = room.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const share = typeof width === 'number' ? Math.min(1, inside / width) : 1;
      room.style.setProperty('--preview-share', String(share));
    };
    const watching = new ResizeObserver(adjust);
    watching.observe(room);
    adjust();
    return () => watching.disconnect();
  }, [width, isLivePreviewing, appIsReady]);

  return null;
}
