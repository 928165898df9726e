import type { Say } from '../../panel/say.ts';

interface Props {
  /** Page that is shown, from 1. */
  readonly page: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  readonly say: Say;
}

/** Links to the page before and after; nothing for a list of one page. */
export function PageLinks({ page, last, hrefOf, say }: Props) {
  if (last < 2) return null;
  const link = (to: number, text: string) =>
    to >= 1 &&
    to <= last && (
      <a className="panel-button" href={hrefOf(to)}>
        {text}
      </a>
    );
  return (
    <nav className="panel-row" aria-label={say('Pages')}>
      {link(page - 1, say('Previous'))}
      <span>{say('Page {page} of {last}', { page, last })}</span>
      {link(page + 1, say('Next'))}
    </nav>
  );
}
