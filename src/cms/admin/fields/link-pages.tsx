'use client';

import { useEffect, useId, useRef, useState } from 'react';

interface LinkTarget {
  readonly title: string;
  readonly address: string;
}

/** Debounce of the page search in ms. */
const pause = 150;

/**
 * Suggests published pages by title and address to an address field. External addresses can still
 * be typed.
 */
export function LinkPages() {
  const id = useId();
  const place = useRef<HTMLDataListElement>(null);
  const [pages, setPages] = useState<readonly LinkTarget[]>([]);

  useEffect(() => {
    const input = place.current?.parentElement?.querySelector('input');
    if (!input) return undefined;
    // Payload renders the field and has no property for a list.
    input.setAttribute('list', id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const find = encodeURIComponent(input.value.slice(0, 100));
      const answer = await fetch(`/cms/pages/living?find=${find}`).catch(() => undefined);
      if (answer?.ok) setPages((await answer.json()) as LinkTarget[]);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pause);
    };
    input.addEventListener('focus', soon);
    input.addEventListener('input', soon);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('focus', soon);
      input.removeEventListener('input', soon);
    };
  }, [id]);

  return (
    <datalist id={id} ref={place}>
      {pages.map(({ title, address }) => (
        <option key={address} value={address} label={`${title} · ${address}`} />
      ))}
    </datalist>
  );
}
