import type { Say } from '../../panel/say.ts';
import type { Sheet, SheetText } from '../../translations/sheet-shape.ts';
import { unreachable } from '../saving/send-request.ts';

/** State of a sheet after a change of one text. */
export type Head = Pick<Sheet, 'title' | 'counts' | 'state' | 'source' | 'translation'>;

export interface Saved {
  readonly text?: SheetText;
  readonly savedAt: string;
  readonly head: Head;
}

export type Change =
  | { readonly action: 'write'; readonly text: unknown }
  | { readonly action: 'confirm' }
  | { readonly action: 'remove' };

interface Place {
  readonly of: string;
  readonly record: number;
  readonly language: string;
}

/** Sends the change of one text; returns the answer, or the message of a refusal. */
export async function sendChange(
  say: Say,
  place: Place,
  { key, seen, was }: SheetText,
  change: Change,
): Promise<Saved | { readonly error: string }> {
  try {
    const answer = await fetch('/cms/translations/texts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...place, change: { key, seen, was, ...change } }),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return body as Saved;
    const { error } = (body ?? {}) as { readonly error?: string };
    return { error: error ?? say('It could not be saved. Please try again.') };
  } catch {
    return { error: say(unreachable) };
  }
}

/** Reads a sheet anew; undefined if it could not be read. */
export async function fetchSheet(parameters: Readonly<Record<string, string>>): Promise<Sheet | undefined> {
  const answer = await fetch(`/cms/translations/sheet?${new URLSearchParams(parameters)}`).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Sheet) : undefined;
}
