import type { Say } from '../../cms/panel/say.ts';
import type { EnquiryEvent, Submission } from '../../cms/payload-types.ts';
import { type Channel, channelOf } from '../../lib/analytics/channels.ts';

/** States of a delivery in words. */
export const deliveryStates = {
  delivered: 'Done',
  waiting: 'Waiting',
  'needs-attention': 'Failed',
  held: 'On hold',
  skipped: 'Left out',
} as const;

const states: Readonly<Record<string, string | undefined>> = { new: 'New', open: 'Waiting', archived: 'Closed' };
const outcomes = {
  sending: 'Unknown whether it was sent: look for the copy in your mailbox.',
  sent: 'Sent.',
  failed: 'Not sent.',
} as const;

/**
 * Describes an event as the end of a sentence that begins with who did it.
 *
 * @param nameOf name of an account that was assigned
 */
export function describeEvent(
  { kind, text, outcome }: Pick<EnquiryEvent, 'kind' | 'text' | 'outcome'>,
  nameOf: (id: number) => string,
  say: Say,
): string {
  switch (kind) {
    case 'read':
      return say('opened it');
    case 'note':
      return say('noted');
    case 'answer':
      return `${say('answered.')} ${outcome ? say(outcomes[outcome]) : ''}`;
    case 'state':
      return say('set it to {state}', { state: say(states[text ?? ''] ?? text ?? '') });
    case 'holder':
      if (!text) return say('unassigned it');
      return say(outcome === 'sent' ? 'assigned it to {name} (notified by mail)' : 'assigned it to {name}', {
        name: nameOf(Number(text)),
      });
    case 'held':
      return say('marked it as spam');
    case 'released':
      return say('marked it as not spam');
    case 'file':
      return say('downloaded the file');
    case 'exported':
      return say('exported it (CSV)');
    case 'person':
      return say('exported what we hold about this person');
    default:
      return kind satisfies never;
  }
}

/** Sentences about a source, with its name. */
const sentences: Readonly<Record<Exclude<Channel, 'unknown' | 'direct'>, string>> = {
  search: '{name}, a search engine',
  assistant: '{name}, an AI assistant',
  social: '{name}, a social network',
  link: 'A link on {name}',
  tag: 'A link tagged “{name}”',
};

/** Describes where a visitor came from; undefined where it is not known. */
export function sourceIn({ source }: NonNullable<Submission['origin']>, say: Say): string | undefined {
  const channel = channelOf(source);
  if (channel === 'unknown') return undefined;
  if (channel === 'direct') return say('Directly, or by a link that hides where it is');
  return say(sentences[channel], { name: source === 'others' ? say('another site') : (source ?? '') });
}
