'use client';

import { useEffect, useId, useRef, useState } from 'react';

interface Living {
  readonly title: string;
  readonly address: string;
}

/** Milliseconds without a letter after which pages are looked for. */
const pause = 150;

/**
 * Offers the living pages to a field that holds an address, by title and by address. One elsewhere
 * is typed as ever.
 */
export function LinkPages() {
  const id = useId();
  const place = useRef<HTMLDataListElement>(null);
  const [pages, setPages] = useState<readonly Living[]>([]);

  useEffect(() => {
    const input = place.current?.parentElement?.querySelector('input');
    if (!input) return undefined;
    // The field is Payload's own, which has no room for this.
    input.setAttribute('list', id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const find = encodeURIComponent(input.value.slice(0, 100));
      const answer = await fetch(`/cms/pages/living?find=${find}`).catch(() => undefined);
      if (answer?.ok) setPages((await answer.json()) as Living[]);
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
