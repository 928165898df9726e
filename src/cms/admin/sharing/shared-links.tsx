import { brand } from '../../../config/brand/facts.ts';
import type { ReviewRight } from '../../../domain/review.ts';
import { hasNewer, type LinkState, type ListedLink, stateOfLink } from '../../editorial/preview/link-state.ts';
import { dateFormat } from '../../panel/date-format.ts';
import { withElements } from '../../panel/with-elements.tsx';
import { StatusBadge } from '../cells/status-badge.tsx';
import { usePanelLocale, useSay } from '../shell/use-say.ts';

export const rightNames: Readonly<Record<ReviewRight, string>> = {
  look: 'Look only',
  comment: 'Look and comment',
  sign: 'Look, comment, sign off',
};

const states = {
  new: { kind: 'waiting', word: 'Not opened' },
  opened: { kind: 'open', word: 'Opened' },
  done: { kind: 'open', word: 'Done for now' },
  signed: { kind: 'done', word: 'Signed' },
  asked: { kind: 'late', word: 'Asked for a new link' },
  ended: { kind: 'none', word: 'Ended' },
  revoked: { kind: 'held', word: 'Revoked' },
} as const satisfies Readonly<Record<LinkState, { readonly kind: string; readonly word: string }>>;

const when = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

interface Props {
  readonly links: readonly ListedLink[];
  /** Links whose person signed. */
  readonly signed: ReadonlySet<number>;
  readonly revoke: (link: ListedLink) => Promise<void>;
  readonly renew: (link: ListedLink) => void;
}

function LinkRow({ link, links, signed, revoke, renew }: Props & { readonly link: ListedLink }) {
  const say = useSay();
  const locale = usePanelLocale();
  const { id, name, email, may, ends, revoked } = link;
  const isReplaced = hasNewer(link, links);
  const state = stateOfLink(link, { isSigned: signed.has(id), isReplaced, now: Date.now() });
  const isOver = state === 'ended' || state === 'asked' || state === 'revoked';
  const { kind, word } = states[state];
  const person = name || say('Anyone with it');
  const about = <span className="panel-hidden">{say(': {title}', { title: person })}</span>;
  return (
    <li>
      {/* Links that only show a draft do not note that they were opened. */}
      {may === 'look' ? <StatusBadge kind="open" word={say('Active')} /> : <StatusBadge kind={kind} word={say(word)} />}
      <div>
        <b>{person}</b>
        {email && <span className="panel-quiet">{email}</span>}
      </div>
      <div>
        {say(rightNames[may])}
        <span className="panel-quiet">
          {withElements(say(revoked ? 'Revoked {time}' : isOver ? 'Ended {time}' : 'Ends {time}'), {
            time: <time dateTime={revoked ?? ends}>{when(new Date(revoked ?? ends), locale)}</time>,
          })}
        </span>
      </div>
      {isOver ? (
        !isReplaced && (
          <button type="button" className="panel-button" onClick={() => renew(link)}>
            {say('New link')}
            {about}
          </button>
        )
      ) : (
        <button type="button" className="panel-button" onClick={() => void revoke(link)}>
          {say('Revoke')}
          {about}
        </button>
      )}
    </li>
  );
}

/** Links of a record: for whom, for what, and what became of them. */
export function SharedLinks(props: Props) {
  const say = useSay();
  const { links } = props;
  if (links.length === 0) return null;
  return (
    <section className="panel-part">
      <h3>{say('Links to this draft')}</h3>
      <ul className="panel-list share__links" data-lines>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} {...props} />
        ))}
      </ul>
    </section>
  );
}
