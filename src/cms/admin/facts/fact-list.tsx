'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Fact, formatFact } from '../../../domain/facts.ts';
import { useSay } from '../shell/use-say.ts';
import { begunAt, factsFor, type Typed } from './fact-typing.ts';
import './fact-list.css';

const mostShown = 8;

/** Inputs of public text; the address of a page is excluded. */
const texts = '.field-type.text input, .field-type.textarea textarea';
const isText = (target: EventTarget | null): target is Typed['field'] =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.matches(texts) &&
  target.name !== 'path' &&
  !target.readOnly;

function typedIn(field: Typed['field']): Typed | null {
  const begun = begunAt(field.value, field.selectionStart, field.selectionEnd);
  return begun && { field, ...begun };
}

/**
 * Sets the ARIA attributes of a field while the list is open, and removes them afterwards.
 * Comboboxes manage their own.
 */
function described(field: HTMLElement, values: Readonly<Record<string, string>> | null): void {
  const own = field.getAttribute('role') === 'combobox' && !field.hasAttribute('data-facts');
  if (own) return;
  const names = ['aria-autocomplete', 'aria-haspopup', 'aria-controls', 'aria-activedescendant'];
  // ARIA allows the combobox role on single-line inputs only; a textarea stays a textbox with a
  // list.
  if (field instanceof HTMLInputElement) names.push('role', 'aria-expanded');
  field.toggleAttribute('data-facts', values !== null);
  for (const name of names) {
    const value = values?.[name];
    if (value === undefined) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
}

/**
 * Autocomplete for facts after `{` in any text field. One instance serves all fields: a page has
 * hundreds, and the server would render a component for each on every form state.
 */
export function FactList() {
  const say = useSay();
  const { config } = useConfig();
  const id = useId();
  const [facts, setFacts] = useState<readonly Fact[]>([]);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const refused = useRef<string | null>(null);

  const found = typed ? factsFor(typed.query, facts) : [];
  const shown = found.slice(0, mostShown);
  const isOpen = shown.length > 0;
  const chosen = Math.min(place, shown.length - 1);

  const put = useCallback((fact: Fact, { field, start, end }: Typed) => {
    const close = field.value[end] === '}' ? end + 1 : end;
    field.setRangeText(`{${fact.token}}`, start, close, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    setTyped(null);
  }, []);

  useEffect(() => {
    const look = (event: Event) => {
      const field = event.type === 'input' ? event.target : document.activeElement;
      const now = isText(field) ? typedIn(field) : null;
      const key = now && `${now.field.id} ${now.start}`;
      if (refused.current !== key) refused.current = null;
      setTyped(refused.current === null ? now : null);
      setPlace(0);
      if (!now || asked.current) return;
      asked.current = true;
      fetch(`${config.routes.api}/facts?depth=0&limit=200&sort=label`)
        .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
        .then(({ docs }: { docs: readonly Fact[] }) => setFacts(docs))
        // Without suggestions editors can type the name; validation reports unknown names.
        .catch(() => {
          asked.current = false;
        });
    };
    const leave = () => setTyped(null);
    const events = ['input', 'selectionchange'] as const;
    for (const name of events) document.addEventListener(name, look);
    document.addEventListener('focusout', leave);
    return () => {
      for (const name of events) document.removeEventListener(name, look);
      document.removeEventListener('focusout', leave);
    };
  }, [config.routes.api]);

  useEffect(() => {
    if (!isOpen || !typed) return undefined;
    const press = (event: KeyboardEvent) => {
      // During composition the keys belong to the input method.
      if (event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const fact = shown[chosen];
      if (step) setPlace((chosen + step + shown.length) % shown.length);
      else if (event.key === 'Enter' && fact) put(fact, typed);
      else if (event.key === 'Escape') {
        refused.current = `${typed.field.id} ${typed.start}`;
        setTyped(null);
      } else return;
      // Keeps the key from submitting the form or closing a drawer.
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  });

  const field = typed?.field;
  const option = (index: number): string => `${id}-${index}`;
  useEffect(() => {
    if (!field || !isOpen) return undefined;
    described(field, {
      role: 'combobox',
      'aria-expanded': 'true',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${chosen}`,
    });
    return () => described(field, null);
  }, [field, isOpen, chosen, id]);

  useEffect(() => {
    const box = list.current;
    if (!field || !isOpen || !box) return undefined;
    const lay = () => {
      const { left, top, bottom, width } = field.getBoundingClientRect();
      const below = window.innerHeight - bottom > box.offsetHeight + 8;
      box.style.left = `${Math.max(8, Math.min(left, window.innerWidth - box.offsetWidth - 8))}px`;
      box.style.top = `${below ? bottom + 4 : Math.max(8, top - box.offsetHeight - 4)}px`;
      box.style.minWidth = `${Math.min(width, window.innerWidth - 16)}px`;
    };
    // The popover's top layer is above drawers.
    box.showPopover();
    lay();
    window.addEventListener('scroll', lay, { capture: true, passive: true });
    window.addEventListener('resize', lay);
    return () => {
      window.removeEventListener('scroll', lay, { capture: true });
      window.removeEventListener('resize', lay);
      if (box.isConnected) box.hidePopover();
    };
  }, [field, isOpen]);

  return (
    <>
      <div className="fact-list panel-box" popover="manual" ref={list}>
        <div role="listbox" id={id} aria-label={say('Facts')}>
          {typed &&
            shown.map((fact, index) => (
              <div
                key={fact.token}
                id={option(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                className="fact-list__fact"
                // Keeps the focus in the text field.
                onMouseDown={(event) => {
                  event.preventDefault();
                  put(fact, typed);
                }}
              >
                <b>{fact.label}</b> <span>{formatFact(fact)}</span> <code>{`{${fact.token}}`}</code>
              </div>
            ))}
        </div>
        <p>
          {found.length > mostShown && say('And {count} more: type on. ', { count: found.length - mostShown })}
          {say('↑ ↓ Enter, or Escape')}
        </p>
      </div>
      <p className="panel-hidden" role="status">
        {isOpen &&
          say(
            found.length === 1
              ? '{count} fact. Arrow keys choose, Enter puts one in.'
              : '{count} facts. Arrow keys choose, Enter puts one in.',
            { count: found.length },
          )}
      </p>
    </>
  );
}
